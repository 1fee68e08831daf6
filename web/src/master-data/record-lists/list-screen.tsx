import { entityPlurals } from '@tresen/domain/kit/entities';
import { useMemo } from 'react';
import { useTexts } from '../../kit/i18n/index.ts';
import { RecordListPage } from './record-list-page.tsx';
import type { RecordScreens } from './record-screens.ts';

/** The list of a described kind of record. */
export const ListScreen = ({ screens }: { readonly screens: RecordScreens }) => {
  const { kind, texts, icon, columns, isEdited, head, firstSteps, below } = screens;
  const t = useTexts(texts);
  const shown = useMemo(() => (typeof columns === 'function' ? columns(t) : columns), [columns, t]);
  return (
    <>
      <RecordListPage
        name={entityPlurals[kind.entity.name]}
        entity={kind.entity}
        words={kind.words}
        query={kind.query}
        columns={shown}
        pathOf={kind.pathOf}
        texts={t}
        icon={icon}
        head={head}
        firstSteps={firstSteps}
        {...(isEdited && { kind })}
      />
      {below}
    </>
  );
};
