import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useAddress } from '../../kit/address/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { AddBusinessOutlinedIcon } from '../../kit/icons/add-business-outlined.tsx';
import { LinkIcon } from '../../kit/icons/link.tsx';
import { PageHeader, Panel } from '../../kit/page/index.ts';
import { Loaded, Skeleton } from '../../kit/states/index.ts';
import { BranchDialog } from './branch-dialog.tsx';
import styles from './customer-branches.module.css';
import { type CustomerBranch, customerOrganizationQuery } from './customer-branches.queries.ts';
import { customerTexts } from './customer-branches-texts.ts';
import { RegisterDialog } from './register-dialog.tsx';

/** /setting/customerTenants/:tenantId: the branches of a company that one looks after, and a further one (decision 21). */
export const CustomerTenantPage = () => {
  const t = useTexts(customerTexts);
  const { change } = useAddress();
  const { tenantId = '' } = useParams();
  const query = useQuery(customerOrganizationQuery(tenantId));
  return (
    <>
      <PageHeader title={query.data?.name ?? t.title} subtitle={t.logged}>
        {query.data && (
          <Button
            variant="contained"
            startIcon={<AddBusinessOutlinedIcon />}
            onClick={() => change({ branch: 'new' })}
          >
            {t.newBranch}
          </Button>
        )}
      </PageHeader>
      <Loaded query={query} skeleton={<Skeleton height={200} />}>
        {({ branches }) => (
          <Panel title={t.branches}>
            {branches.length === 0 ? (
              <p className={styles.note}>{t.noBranches}</p>
            ) : (
              <ul className={styles.branches}>
                {branches.map((branch) => (
                  <BranchRow key={branch.id} branch={branch} />
                ))}
              </ul>
            )}
            <Dialogs tenantId={tenantId} branches={branches} />
          </Panel>
        )}
      </Loaded>
    </>
  );
};

function BranchRow({ branch }: { readonly branch: CustomerBranch }) {
  const t = useTexts(customerTexts);
  const f = useFormats();
  const { change } = useAddress();
  const { id, name, isActive, registerCount } = branch;
  const count = t.registerCount(f.number(registerCount), registerCount === 1);
  return (
    <li className={styles.branch}>
      <span className={styles.facts}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span>
          {count} · {isActive ? t.active : t.inactive}
        </span>
      </span>
      <Button
        startIcon={<LinkIcon />}
        aria-label={`${t.linkRegister}: ${name}`}
        onClick={() => change({ register: id })}
      >
        {t.linkRegister}
      </Button>
    </li>
  );
}

/** Which of the two dialogs is open stands in the address. */
function Dialogs({
  tenantId,
  branches,
}: {
  readonly tenantId: string;
  readonly branches: readonly CustomerBranch[];
}) {
  const { params, change } = useAddress();
  const close = () => change({ branch: null, register: null }, { replace: true });
  const chosen = branches.find(({ id }) => id === params.get('register'));
  if (chosen) return <RegisterDialog tenantId={tenantId} branch={chosen} onClose={close} />;
  return params.get('branch') === 'new' ? <BranchDialog tenantId={tenantId} onClose={close} /> : null;
}
