import { queryOptions } from '@tanstack/react-query';
import {
  ButtonTemplateCopyDocument,
  type ButtonTemplateCopyQuery,
  ButtonTemplateUseDocument,
  CopyButtonTemplateDocument,
  ExportButtonTemplateDocument,
  ImportButtonTemplateDocument,
  type MadeTemplateFragment,
} from '../../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../../kit/graphql/index.ts';

export type MadeTemplate = MadeTemplateFragment;

/** What a new template is called, and for which branches it is; null for all. */
export interface NewTemplate {
  readonly name: string;
  readonly unitIds: readonly string[] | null;
}

/**
 * Whom a template that is made of something is for, as the dialog begins: with several branches none, so that nothing
 * comes to registers that nobody has named. With one nobody is asked.
 */
export const deliberately = (branches: number): readonly string[] | null => (branches > 1 ? [] : null);

/** A template with the branches and registers that show it. */
export const templateUseQuery = (templateId: string) =>
  queryOptions({
    queryKey: ['records', 'buttonTemplate', 'use', templateId],
    queryFn: () => posApi.request(ButtonTemplateUseDocument, { templateId }),
    meta: { topics: ['masterData', 'devices', 'units'] },
  });

/** Something on buttons that is another thing in the branches of a copy. */
export type CopyDifference = ButtonTemplateCopyQuery['buttonTemplateCopy'][number];

/** What has to be asked before a template is copied for some branches; null for all. @throws {RequestError} */
export const copyDifferences = async (
  templateId: string,
  unitIds: NewTemplate['unitIds'],
): Promise<readonly CopyDifference[]> => {
  const asked = { templateId, unitIds: unitIds && [...unitIds] };
  return (await posApi.request(ButtonTemplateCopyDocument, asked)).buttonTemplateCopy;
};

/** A record whose buttons stand for another one in the copy. */
export interface Replacement {
  readonly targetId: string;
  readonly byId: string;
}

/** @throws {RequestError} */
export const copyTemplate = async (
  templateId: string,
  { name, unitIds }: NewTemplate,
  replacements: readonly Replacement[] = [],
): Promise<MadeTemplate> => {
  const input = { templateId, name, unitIds: unitIds && [...unitIds], replacements: [...replacements] };
  return (await posApi.request(CopyButtonTemplateDocument, { input })).copyButtonTemplate;
};

/** @throws {RequestError} INVALID_INPUT for what is no such file */
export const importTemplate = async (json: string, { name, unitIds }: NewTemplate): Promise<MadeTemplate> => {
  const input = { json, name, unitIds: unitIds && [...unitIds] };
  return (await posApi.request(ImportButtonTemplateDocument, { input })).importButtonTemplate;
};

/** The template as JSON text. @throws {RequestError} */
export const exportTemplate = async (templateId: string): Promise<string> =>
  (await posApi.request(ExportButtonTemplateDocument, { templateId })).exportButtonTemplate;
