import { Link } from 'react-router';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { UpdateIcon } from '../../kit/icons/update.tsx';
import { ListTable } from '../../kit/list/index.ts';
import { EmptyState } from '../../kit/states/index.ts';
import { updatePath } from './licence-path.ts';
import type { LicenceFacts } from './licences.queries.ts';
import { licenceTexts } from './licences-texts.ts';

/** The steps of a licence from version to version, newest first (LIC-07). */
export const LicenceUpdates = ({ licence }: { readonly licence: LicenceFacts }) => {
  const t = useTexts(licenceTexts);
  const f = useFormats();
  if (licence.updates.length === 0)
    return <EmptyState icon={<UpdateIcon />} title={t.noUpdatesTitle} text={t.noUpdatesText} />;
  return (
    <ListTable
      label={t.updates}
      rows={licence.updates}
      columns={[
        {
          key: 'step',
          name: t.update,
          role: 'title',
          cell: (update) => (
            <Link to={updatePath(update)}>{t.step(update.oldVersion, update.newVersion)}</Link>
          ),
        },
        { key: 'at', name: t.at, cell: ({ at }) => f.dateTime(at) },
        { key: 'ticket', name: t.ticket, isNamed: true, cell: ({ ticketNumber }) => ticketNumber ?? '–' },
        { key: 'user', name: t.user, isNamed: true, cell: ({ userName }) => <bdi>{userName}</bdi> },
      ]}
    />
  );
};
