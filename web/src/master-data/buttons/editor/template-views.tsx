import { useTexts } from '../../../kit/i18n/index.ts';
import { ViewLinks } from '../../../kit/page/index.ts';
import { recordPaths } from '../../records/index.ts';
import { buttonTexts } from './buttons-texts.ts';

interface TemplateViewsProps {
  readonly templateId: string;
  readonly view: 'facts' | 'buttons';
}

/** Leads from what a template is to its buttons, and back. */
export const TemplateViews = ({ templateId, view }: TemplateViewsProps) => {
  const t = useTexts(buttonTexts);
  const path = recordPaths.buttonTemplate.pathOf(templateId);
  return (
    <ViewLinks
      label={t.views}
      links={[
        { to: path, title: t.facts, isCurrent: view === 'facts' },
        { to: `${path}?tab=buttons`, title: t.buttons, isCurrent: view === 'buttons' },
      ]}
    />
  );
};
