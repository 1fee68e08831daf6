import { backupList, backupListWords } from '@tresen/domain/fleet/backups';
import { ListPage } from '../../account/list-page/index.ts';
import { useTexts, useWords } from '../../kit/i18n/index.ts';
import { BackupOutlinedIcon } from '../../kit/icons/backup-outlined.tsx';
import { placeNames } from '../../kit/list/index.ts';
import {
  ChoiceFilter,
  DaysFilter,
  LinkedList,
  linkReader,
  useRecordList,
} from '../../kit/record-list/index.ts';
import { EmptyState } from '../../kit/states/index.ts';
import { deviceReferences } from '../../master-data/records/index.ts';
import { BranchFilter } from '../../organization/units/index.ts';
import { BackupActions } from './backup-actions.tsx';
import { useBackupColumns } from './backup-columns.tsx';
import { BackupSpace } from './backup-space.tsx';
import { type BackupRow, backupsQuery } from './backups.queries.ts';
import { backupTexts } from './backups-texts.ts';
import { PoliciesButton } from './policies-dialog.tsx';

const withListFilters = linkReader(backupList.fields, {});
const exported = [{ source: 'backups' }];
const sources = { device: deviceReferences(null) };

/** /setting/backups: what the registers have sent to be kept, the newest first (BAK-01). */
export const BackupsPage = () => (
  <LinkedList read={withListFilters}>
    <BackupRecords />
  </LinkedList>
);

function BackupRecords() {
  const t = useTexts(backupTexts);
  const words = useWords(backupListWords);
  const list = useRecordList<BackupRow>({ name: 'backups', entity: backupList, words, query: backupsQuery });
  return (
    <ListPage
      list={list}
      columns={useBackupColumns(words)}
      nameOf={({ fileName }) => fileName}
      sources={sources}
      searchLabel={t.searchLabel}
      head={<PoliciesButton />}
      intro={<BackupSpace />}
      filters={
        <>
          <BranchFilter resets={placeNames} />
          <ChoiceFilter list={list} field="state" />
          <ChoiceFilter list={list} field="category" />
          <DaysFilter list={list} field="day" />
        </>
      }
      exported={exported}
      mayChoose={isAtHand}
      actions={
        <BackupActions ids={[...list.selection.ids]} mayArchive mayDelete onDone={list.selection.clear} />
      }
      empty={<EmptyState icon={<BackupOutlinedIcon />} title={t.emptyTitle} text={t.emptyText} />}
    />
  );
}

/** What can be archived or deleted. */
function isAtHand({ state }: BackupRow): boolean {
  return state === 'active' || state === 'archived';
}
