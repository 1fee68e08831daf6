import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { changedParams, useAddress } from '../../kit/address/index.ts';
import { ExportButton, type ExportOffer } from '../../kit/exports/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { isEstimate } from '../../kit/list/index.ts';
import { PageHeader } from '../../kit/page/index.ts';
import { AuditList } from './audit-list.tsx';
import styles from './audit-log.module.css';
import { auditLogQuery } from './audit-log.queries.ts';
import { auditFilterOf, filterNames } from './audit-log-address.ts';
import { auditLogTexts } from './audit-log-texts.ts';
import { SupportVisits } from './support-visits.tsx';

const exported = [{ source: 'auditLog' }];

/** /setting/auditLog: who did what, acting as whom, and what was there before (ACC-38, USR-18). */
export const AuditLogPage = () => {
  const t = useTexts(auditLogTexts);
  const { params } = useAddress();
  const isSupport = params.get('view') === 'support';
  const total = useTotal().words;
  const offer = useAuditOffer();
  return (
    <>
      <PageHeader
        title={t.title}
        subtitle={<span role="status">{isSupport ? t.intro : (total ?? t.intro)}</span>}
      >
        {!isSupport && <ExportButton offer={offer} />}
      </PageHeader>
      <Views isSupport={isSupport} />
      {isSupport ? <SupportVisits /> : <AuditList />}
    </>
  );
};

/** `1.234 Einträge`; the server counts to 10,000 and says one more for "more than that". */
function useTotal() {
  const t = useTexts(auditLogTexts);
  const f = useFormats();
  const { params } = useAddress();
  const count = useInfiniteQuery(auditLogQuery(params)).data?.totalCount;
  const shown = count === undefined || isEstimate(count) ? null : count;
  if (count === undefined) return { words: undefined, shown };
  if (count === 1) return { words: t.one, shown };
  return { words: isEstimate(count) ? t.more(f.number(count - 1)) : t.total(f.number(count)), shown };
}

/** Takes along the entries that the list shows. */
function useAuditOffer(): ExportOffer | undefined {
  const t = useTexts(auditLogTexts);
  const { params } = useAddress();
  const { words, shown } = useTotal();
  const names: Readonly<Record<(typeof filterNames)[number], string>> = {
    person: t.person,
    entity: t.entity,
    record: t.thisRecord,
    from: t.from,
    to: t.to,
    support: t.supportOnly,
  };
  if (words === undefined) return undefined;
  const filters = filterNames.filter((name) => params.has(name)).map((name) => names[name]);
  return {
    sources: exported,
    filter: auditFilterOf(params),
    counted: words,
    shown,
    description: filters.join(', '),
  };
}

function Views({ isSupport }: { readonly isSupport: boolean }) {
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
}
