import { ChoicesSelect } from '../../../kit/form/index.ts';
import { useTexts } from '../../../kit/i18n/index.ts';
import styles from './heat.module.css';
import { heatTexts } from './heat-texts.ts';
import type { HeatPlaces } from './use-heat-places.ts';

/** Of which branches and registers one looks at sales; neither is asked where there is but one. */
export const HeatPlaceChoice = ({ places }: { readonly places: HeatPlaces }) => {
  const t = useTexts(heatTexts);
  const { branches, unitIds, setUnits, registers, deviceIds, setDevices } = places;
  return (
    <div className={styles.places}>
      {branches.length > 1 && (
        <ChoicesSelect
          label={t.branches}
          all={t.allBranches}
          options={branches}
          value={unitIds}
          onValue={setUnits}
        />
      )}
      {registers.length > 1 && (
        <ChoicesSelect
          label={t.registers}
          all={t.allRegisters}
          options={registers}
          value={deviceIds}
          onValue={setDevices}
        />
      )}
    </div>
  );
};
