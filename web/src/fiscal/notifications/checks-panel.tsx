import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useTexts } from '../../kit/i18n/index.ts';
import { Panel } from '../../kit/page/index.ts';
import styles from './tax-notifications.module.css';
import type { TaxFault, TaxRegistration } from './tax-notifications.queries.ts';
import { faultTexts, taxTexts } from './tax-notifications-texts.ts';

interface ChecksProps {
  readonly registration: TaxRegistration;
  readonly mayChange: boolean;
}

/** What is missing or wrong, each with the way to the field that is meant; and all fields for whoever wants to change one. */
export const ChecksPanel = ({ registration, mayChange }: ChecksProps) => {
  const t = useTexts(taxTexts);
  const { faults } = registration;
  return (
    <Panel title={t.checks}>
      <p>{faults.length === 0 ? t.checksGood : t.checksText}</p>
      <ul className={styles.lines}>
        {faults.map((fault) => (
          <li key={`${fault.code} ${fault.recordId} ${fault.field}`} className={styles.fault}>
            <FaultWords fault={fault} />
            {mayChange && <MendLink fault={fault} />}
          </li>
        ))}
      </ul>
      {mayChange && <EditLinks registration={registration} />}
    </Panel>
  );
};

function FaultWords({ fault: { code, name } }: { readonly fault: TaxFault }) {
  const words: Readonly<Record<string, string>> = useTexts(faultTexts);
  return (
    <span>
      {name !== null && <b>{name}: </b>}
      {words[code] ?? code}
    </span>
  );
}

function MendLink({ fault }: { readonly fault: TaxFault }) {
  const t = useTexts(taxTexts);
  const to = addressOf(fault);
  if (to === undefined) return null;
  return (
    <Button component={Link} to={to} size="small">
      {t.mend}
    </Button>
  );
}

/** Where the field is; undefined for what no field mends. */
function addressOf({ code, place, recordId, field }: TaxFault): string | undefined {
  if (code === 'tseMissing') return '/manage/data/securityDevices';
  if (code === 'noSystems') return '/setting/devices';
  if (place === 'company')
    return recordId === null ? '/manage/data/companies/new' : `/manage/data/companies/${recordId}`;
  if (place === 'securityDevice') return `/manage/data/securityDevices/${recordId ?? ''}`;
  return `?${new URLSearchParams({ edit: place, id: recordId ?? '', field })}`;
}

function EditLinks({ registration: { taxpayer, systems } }: { readonly registration: TaxRegistration }) {
  const t = useTexts(taxTexts);
  const link = (edit: string, id: string, words: string) => (
    <Button key={`${edit} ${id}`} component={Link} to={`?${new URLSearchParams({ edit, id })}`} size="small">
      {words}
    </Button>
  );
  return (
    <>
      <h3 className={styles.part}>{t.details}</h3>
      <div className={styles.actions}>
        {taxpayer.companyId !== null && link('taxpayer', taxpayer.companyId, t.editTaxpayer)}
        {link('establishment', '', t.editEstablishment)}
        {systems.map(({ deviceId, name }) => link('system', deviceId, t.editSystem(name)))}
      </div>
    </>
  );
}
