import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { changedParams, useAddress } from '../../kit/address/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { isEstimate } from '../../kit/list/index.ts';
import { PageHeader } from '../../kit/page/index.ts';
import { AuditList } from './audit-list.tsx';
import styles from './audit-log.module.css';
import { auditLogQuery } from './audit-log.queries.ts';
import { auditLogTexts } from './audit-log-texts.ts';
import { ExportButton } from './export-button.tsx';
import { SupportVisits } from './support-visits.tsx';

/** `1.234 Einträge`; the server counts to 10,000 and says one more for "more than that". */
const Total = () => {
  const t = useTexts(auditLogTexts);
  const f = useFormats();
  const { params } = useAddress();
  const count = useInfiniteQuery(auditLogQuery(params)).data?.totalCount;
  if (count === undefined) return t.intro;
  if (count === 1) return t.one;
  return isEstimate(count) ? t.more(f.number(count - 1)) : t.total(f.number(count));
};

const Views = ({ isSupport }: { readonly isSupport: boolean }) => {
  const t = useTexts(auditLogTexts);
  const { params } = useAddress();
  const current = (is: boolean) => (is ? 'page' : undefined);
  return (
    <nav className={styles.views} aria-label={t.views}>
      <Link to={`?${changedParams(params, { view: null })}`} aria-current={current(!isSupport)}>
        {t.entries}
      </Link>
      <Link to={`?${changedParams(params, { view: 'support' })}`} aria-current={current(isSupport)}>
        {t.visits}
      </Link>
    </nav>
  );
};

/** /setting/auditLog: who did what, acting as whom, and what was there before (ACC-38, USR-18). */
export const AuditLogPage = () => {
  const t = useTexts(auditLogTexts);
  const { params } = useAddress();
  const isSupport = params.get('view') === 'support';
  return (
    <>
      <PageHeader title={t.title} subtitle={<span role="status">{isSupport ? t.intro : <Total />}</span>}>
        {!isSupport && <ExportButton />}
      </PageHeader>
      <Views isSupport={isSupport} />
      {isSupport ? <SupportVisits /> : <AuditList />}
    </>
  );
};
