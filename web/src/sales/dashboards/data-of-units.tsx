import { useQuery } from '@tanstack/react-query';
import { useAddress } from '../../kit/address/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useBranchTime, useUnits } from '../../organization/units/index.ts';
import { analyticsTexts } from './analytics-texts.ts';
import styles from './dashboards.module.css';
import { analyticsUnitsQuery } from './dashboards.queries.ts';

/** When the newest receipt of each branch arrived, by its clock (DSH-22, decisions DSH-23). One branch says it above. */
export const DataOfUnits = () => {
  const t = useTexts(analyticsTexts);
  const write = useBranchTime();
  const known = useUnits();
  const { data: units = [] } = useQuery(analyticsUnitsQuery(useAddress().params));
  if (units.length < 2) return null;
  const zoneOf = (unitId: string) => known.find(({ id }) => id === unitId)?.zone;
  return (
    <details className={styles.sources}>
      <summary>{t.dataOfUnits}</summary>
      <ul>
        {units.map(({ unitId, name, dataFrom }) => (
          <li key={unitId}>
            {t.dataOfUnit(name, dataFrom === null ? t.noDataOfUnit : write(dataFrom, zoneOf(unitId)))}
          </li>
        ))}
      </ul>
    </details>
  );
};
