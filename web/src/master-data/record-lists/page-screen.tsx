import { useMemo } from 'react';
import { useParams } from 'react-router';
import { useTexts } from '../../kit/i18n/index.ts';
import { RecordPage } from '../../kit/record-form/index.ts';
import { Skeleton } from '../../kit/states/index.ts';
import { MasterDataRecord, recordParameter } from '../records/index.ts';
import type { RecordScreens } from './record-screens.ts';

const nothing = {};

/** The page of a record of a described kind; `new` for a new one. */
export const PageScreen = ({ screens }: { readonly screens: RecordScreens }) => {
  const { kind, texts, sections, useInitial = useNothing, Views } = screens;
  const t = useTexts(texts);
  const { [recordParameter(kind.entity.name)]: id = '' } = useParams();
  const shown = useMemo(() => sections(t, id), [sections, t, id]);
  const initial = useInitial();
  if (id === 'new' && !initial) return <Skeleton height={560} />;
  return (
    <MasterDataRecord>
      <RecordPage
        kind={kind}
        id={id}
        sections={shown}
        {...(initial && { initial })}
        {...(Views && id !== 'new' && { nav: <Views id={id} /> })}
      />
    </MasterDataRecord>
  );
};

function useNothing() {
  return nothing;
}
