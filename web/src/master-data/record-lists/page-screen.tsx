import { Suspense, useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useTexts } from '../../kit/i18n/index.ts';
import { RecordPage } from '../../kit/record-form/index.ts';
import { Skeleton } from '../../kit/states/index.ts';
import { MasterDataRecord, recordPaths } from '../records/index.ts';
import type { RecordScreens } from './record-screens.ts';

const nothing = {};

/** The page of a record of a described kind; `new` for a new one. */
export const PageScreen = ({ screens }: { readonly screens: RecordScreens }) => {
  const { kind, texts, sections, useInitial = useNothing, tab } = screens;
  const t = useTexts(texts);
  const { [parameterOf(kind)]: id = '' } = useParams();
  const [params] = useSearchParams();
  const shown = useMemo(() => sections(t, id), [sections, t, id]);
  const initial = useInitial();
  if (tab && id !== 'new' && params.get('tab') === tab.name)
    return (
      <Suspense fallback={<Skeleton height={560} />}>
        <tab.Page id={id} />
      </Suspense>
    );
  if (id === 'new' && !initial) return <Skeleton height={560} />;
  return (
    <MasterDataRecord>
      <RecordPage
        kind={kind}
        id={id}
        sections={shown}
        {...(initial && { initial })}
        {...(tab && id !== 'new' && { nav: <tab.Views id={id} /> })}
      />
    </MasterDataRecord>
  );
};

/** What the address calls the id: `printerId` of `/manage/data/printers/:printerId`. */
function parameterOf({ entity }: RecordScreens['kind']): string {
  return recordPaths[entity.name].pattern.split('/:')[1]?.replace('?', '') ?? '';
}

function useNothing() {
  return nothing;
}
