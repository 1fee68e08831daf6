import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { handleOf } from '../../kit/address/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { Loaded, Skeleton } from '../../kit/states/index.ts';
import { organizationTexts } from './organization-texts.ts';
import styles from './organization-units.module.css';
import { unitsQuery } from './organization-units.queries.ts';

const unitsPath = '/setting/organizationUnits';

/** The branches that belong to an organization, each with the way to its page. */
export const OrganizationUnits = ({ id: organizationId }: { readonly id: string }) => {
  const t = useTexts(organizationTexts);
  return (
    <Loaded query={useQuery(unitsQuery)} skeleton={<Skeleton height={44} />}>
      {(units) => {
        const own = units.filter((unit) => unit.organizationId === organizationId);
        return (
          <>
            {own.length === 0 ? (
              <p className={styles.none}>{t.noUnits}</p>
            ) : (
              <ul className={styles.list}>
                {own.map(({ id, name, isActive }) => (
                  <li key={id}>
                    <Link to={`${unitsPath}/${id}/${handleOf(name)}`} className={styles.unit}>
                      <bdi>{isActive ? name : `${name} (${t.inactive})`}</bdi>
                    </Link>
                  </li>
                ))}
              </ul>
            )}
            <Link to={unitsPath} className={styles.all}>
              {t.toUnits}
            </Link>
          </>
        );
      }}
    </Loaded>
  );
};
