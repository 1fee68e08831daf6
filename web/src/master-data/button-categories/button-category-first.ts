import type { Condition } from '@tresen/domain/kit/entities';
import { ButtonCategoryTreeDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';

// Apart from the tree: the address announces it before any of its code is here.

const perPage = 200;

/** What makes the categories of an app of a template a part of all. */
export const categoriesOf = (templateId: string, app: string): readonly Condition[] => [
  { field: 'templateId', is: 'is', values: [templateId] },
  { field: 'app', is: 'is', values: [app] },
];

/** What the first page of the tree asks for. */
export const treeVariables = (templateId: string, app: string) => ({
  templateId,
  conditions: [...categoriesOf(templateId, app)],
  first: perPage,
});

/** Sends what the tree asks for first. */
export const startTree = (templateId: string, app: string): void =>
  posApi.startEarly(ButtonCategoryTreeDocument, treeVariables(templateId, app));
