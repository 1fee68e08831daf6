import { entityPlurals } from '@tresen/domain/kit/entities';
import { useTexts } from '../../kit/i18n/index.ts';
import { RecordListPage } from './record-list-page.tsx';
import type { RecordScreens } from './record-screens.ts';

/** The list of a described kind of record. */
export const ListScreen = ({ screens }: { readonly screens: RecordScreens }) => {
  const { kind, texts, icon, columns, isEdited, head, firstSteps } = screens;
  return (
    <RecordListPage
      name={entityPlurals[kind.entity.name]}
      entity={kind.entity}
      words={kind.words}
      query={kind.query}
      columns={columns}
      pathOf={kind.pathOf}
      texts={useTexts(texts)}
      icon={icon}
      head={head}
      firstSteps={firstSteps}
      {...(isEdited && { kind })}
    />
  );
};
