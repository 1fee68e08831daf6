import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { licenceList, licenceListWords } from '@tresen/domain/fleet/licences';
import { Link } from 'react-router';
import { ListPage } from '../../account/list-page/index.ts';
import { useAddress } from '../../kit/address/index.ts';
import { useTexts, useWords } from '../../kit/i18n/index.ts';
import { VpnKeyOutlinedIcon } from '../../kit/icons/vpn-key-outlined.tsx';
import { useNotify } from '../../kit/notices/index.ts';
import { type RecordList, useRecordList } from '../../kit/record-list/index.ts';
import { useMayUse } from '../../kit/session/index.ts';
import { EmptyState } from '../../kit/states/index.ts';
import { AssignDialog } from './assign-dialog.tsx';
import { useLicenceColumns } from './licence-columns.tsx';
import { type LicenceRow, licencesQuery, serialsOf } from './licences.queries.ts';
import { licenceTexts } from './licences-texts.ts';

const exported = [{ source: 'licences' }];

/** /setting/Licences: the licences of the tenant, of a reseller's tenants, or all (LIC-01). */
export const LicencesPage = () => {
  const t = useTexts(licenceTexts);
  const words = useWords(licenceListWords);
  // Only who has customers can assign to them.
  const mayAssign = useMayUse('Query.customers');
  const list = useRecordList<LicenceRow>({
    name: 'licences',
    entity: licenceList,
    words,
    query: licencesQuery,
  });
  const columns = useLicenceColumns(words);
  return (
    <>
      <ListPage
        title={t.title}
        list={list}
        columns={columns}
        nameOf={nameOf}
        head={mayAssign && list.query.data && <AssignButton />}
        exported={exported}
        {...(mayAssign && { actions: <AssignChosen list={list} /> })}
        empty={
          <EmptyState icon={<VpnKeyOutlinedIcon />} title={t.emptyTitle} text={t.emptyText}>
            <ToShop />
          </EmptyState>
        }
      />
      {mayAssign && <AssignDialog onAssigned={list.selection.clear} />}
    </>
  );
};

function nameOf({ serial }: LicenceRow): string {
  return serial;
}

function AssignButton() {
  const t = useTexts(licenceTexts);
  const { change } = useAddress();
  return (
    <Button variant="contained" onClick={() => change({ assign: 'keys' })}>
      {t.assign}
    </Button>
  );
}

/** Takes the keys of the chosen rows into the dialog. */
function AssignChosen({ list }: { readonly list: RecordList<LicenceRow> }) {
  const t = useTexts(licenceTexts);
  const notify = useNotify();
  const client = useQueryClient();
  const { change } = useAddress();
  const { selection } = list;
  const assign = () => {
    if (selection.isAll) notify.warning(t.pickedAll);
    else change({ assign: serialsOf(client, selection.ids) });
  };
  return (
    <Button variant="contained" disabled={selection.count === 0} onClick={assign}>
      {t.assign}
    </Button>
  );
}

function ToShop() {
  const t = useTexts(licenceTexts);
  return (
    <Button component={Link} to="/apps/shop" variant="contained">
      {t.toShop}
    </Button>
  );
}
