import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AlertMailsPanel } from '../../content/alert-mails/index.ts';
import { AlertRulesPanel } from '../../content/alert-rules/index.ts';
import { useAddress } from '../../kit/address/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { PageHeader } from '../../kit/page/index.ts';
import { useProfile } from '../../kit/session/index.ts';
import { EmptyState, Loaded, Skeleton } from '../../kit/states/index.ts';
import { ReportMailCard } from './report-mail-card.tsx';
import { entryOf, newEntry } from './report-mail-entry.ts';
import { ReportMailForm } from './report-mail-form.tsx';
import styles from './report-mails.module.css';
import { type ReportMail, reportMailsQuery } from './report-mails.queries.ts';
import { reportMailsTexts } from './report-mails-texts.ts';

/** /dashboards/reportMails: reports that come by themselves. */
export const ReportMailsPage = () => {
  const t = useTexts(reportMailsTexts);
  const { params, change } = useAddress();
  const mails = useQuery(reportMailsQuery);
  // A report leads here with what it asks.
  const [edited, setEdited] = useState<ReportMail | 'new' | null>(params.has('report') ? 'new' : null);
  const create = (
    <Button variant="contained" onClick={() => setEdited('new')}>
      {t.create}
    </Button>
  );
  return (
    <div className={styles.page}>
      <PageHeader title={t.title} subtitle={t.intro}>
        {create}
      </PageHeader>
      <Loaded query={mails} skeleton={<Skeleton height={240} />}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState title={t.emptyTitle} text={t.emptyText} />
          ) : (
            all.map((mail) => <ReportMailCard key={mail.id} mail={mail} onEdit={() => setEdited(mail)} />)
          )
        }
      </Loaded>
      <AlertMailsPanel />
      <AlertRulesPanel />
      {edited && (
        <EditedMail
          edited={edited}
          onClose={() => {
            setEdited(null);
            if (params.has('report')) change({ report: null, units: null });
          }}
        />
      )}
    </div>
  );
};

function EditedMail(props: { readonly edited: ReportMail | 'new'; readonly onClose: () => void }) {
  const { edited, onClose } = props;
  const t = useTexts(reportMailsTexts);
  const { params } = useAddress();
  const language = useLanguage();
  const email = useProfile()?.data.email ?? '';
  const isNew = edited === 'new';
  const start = isNew ? newEntry(params, { name: t.ofDay, language, recipients: email }) : entryOf(edited);
  return <ReportMailForm start={start} stored={isNew ? null : edited} onClose={onClose} />;
}
