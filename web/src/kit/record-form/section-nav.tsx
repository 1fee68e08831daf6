import { useWatch } from 'react-hook-form';
import { useTexts } from '../i18n/index.ts';
import { SectionNav as PageSectionNav, type SectionLink } from '../page/index.ts';
import { useFormContext } from './form-context.ts';
import { type AnySection, commonSectionId } from './form-section.ts';
import { recordTexts } from './record-texts.ts';

interface SectionNavProps {
  readonly sections: readonly AnySection[];
}

/** Leads to the sections of a form. */
export const SectionNav = ({ sections }: SectionNavProps) => {
  const t = useTexts(recordTexts);
  return <PageSectionNav label={t.sections} links={useLinks(sections)} />;
};

/** The sections that show now, and the one that every record has. */
function useLinks(sections: readonly AnySection[]): readonly SectionLink[] {
  const t = useTexts(recordTexts);
  const { form } = useFormContext();
  const values = useWatch({ control: form.form.control });
  const shown = sections.filter(({ isShown }) => isShown?.(values) ?? true);
  return [...shown, { id: commonSectionId, title: t.use }].map(({ id, title }) => ({ id, title }));
}
