import { useQuery } from '@tanstack/react-query';
import { organizationWords } from '@tresen/domain/organization/organizations';
import { Link } from 'react-router';
import { handleOf } from '../../kit/address/index.ts';
import { OwnOrganizationsDocument } from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi } from '../../kit/graphql/index.ts';
import { useWords } from '../../kit/i18n/index.ts';
import { Panel } from '../../kit/page/index.ts';
import { Loaded, Skeleton } from '../../kit/states/index.ts';
import styles from './organization-units.module.css';

/** The organizations of the person's company, each with the way to its page below the profile (ORG-06). */
export const OwnOrganizations = () => {
  const words = useWords(organizationWords);
  const query = useQuery({
    queryKey: ['ownOrganizations'],
    queryFn: async () => (await generalApi.request(OwnOrganizationsDocument, {})).organizations.nodes,
    meta: { topics: ['masterData'] },
  });
  return (
    <Panel title={words.many}>
      <Loaded query={query} skeleton={<Skeleton height={44} />}>
        {(organizations) => (
          <ul className={styles.list}>
            {organizations.map(({ id, name, city }) => (
              <li key={id}>
                <Link to={`/profile/organizations/${id}/${handleOf(name)}`} className={styles.unit}>
                  <bdi>{[name, city].filter(Boolean).join(', ')}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  );
};
