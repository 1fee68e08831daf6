import Button from '@mui/material/Button';
import { securityDeviceList, securityDeviceListWords } from '@tresen/domain/fiscal/security-devices';
import { Link } from 'react-router';
import { ListPage } from '../../account/list-page/index.ts';
import { useTexts, useWords } from '../../kit/i18n/index.ts';
import { GppGoodOutlinedIcon } from '../../kit/icons/gpp-good-outlined.tsx';
import { placeNames } from '../../kit/list/index.ts';
import { useRecordList } from '../../kit/record-list/index.ts';
import { useMayUse } from '../../kit/session/index.ts';
import { EmptyState } from '../../kit/states/index.ts';
import { BranchFilter } from '../../organization/units/index.ts';
import { BulkActions } from './bulk-actions.tsx';
import { useSecurityDeviceColumns } from './security-device-columns.tsx';
import { type SecurityDeviceRow, securityDevicesQuery } from './security-devices.queries.ts';
import { securityDeviceTexts } from './security-devices-texts.ts';

const exported = [{ source: 'securityDevices' }];

/** /manage/data/securityDevices: the security devices that registers have reported (FIS-01). */
export const SecurityDevicesPage = () => {
  const t = useTexts(securityDeviceTexts);
  const words = useWords(securityDeviceListWords);
  const list = useRecordList<SecurityDeviceRow>({
    name: 'securityDevices',
    entity: securityDeviceList,
    words,
    query: securityDevicesQuery,
  });
  const columns = useSecurityDeviceColumns(words, list.viewQuery);
  const mayRun = useMayUse('Mutation.runSecurityDeviceAction');
  return (
    <ListPage
      title={t.title}
      list={list}
      columns={columns}
      nameOf={nameOf}
      head={
        <Button component={Link} to="/manage/data/securityDevices/swaps" color="inherit">
          {t.toSwaps}
        </Button>
      }
      filters={<BranchFilter resets={placeNames} />}
      exported={exported}
      {...(mayRun && { actions: <BulkActions selection={list.selection} />, mayChoose: isInUse })}
      empty={<EmptyState icon={<GppGoodOutlinedIcon />} title={t.emptyTitle} text={t.emptyText} />}
    />
  );
};

function nameOf({ registerName }: SecurityDeviceRow): string {
  return registerName;
}

/** Those that are out of use are not asked, and never more than are in sight at once. */
function isInUse({ health }: SecurityDeviceRow): boolean {
  return health !== 'retired';
}
