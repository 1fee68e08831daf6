import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrganizationUnitsDocument } from '../../../kit/graphql/generated/general/graphql.ts';
import {
  ButtonArticlesDocument,
  ButtonCategoryChoicesDocument,
  type ButtonGridFragment,
  ButtonGridsDocument,
  type ButtonGridsQueryVariables,
  ButtonGroupsDocument,
  ButtonHeatDocument,
  ButtonPlacesDocument,
  ButtonRoomsDocument,
  ButtonTapsDocument,
  DeviceNamesDocument,
  type DeviceNamesQueryVariables,
  SaveButtonGridDocument,
  type SaveButtonGridMutation,
  type SaveButtonGridMutationVariables,
} from '../../../kit/graphql/generated/pos/graphql.ts';
import { fakeGraphql } from '../../../kit/testing/fake-server.ts';
import { renderScreen } from '../../../kit/testing/render-screen.tsx';
import { ButtonsPage } from './buttons-page.tsx';

export const templateId = '01a1ff9c-4e2c-74ba-9c8f-dc70da0948e3';
export const path = `/manage/data/btnTemplates/${templateId}?tab=buttons`;

type Wire = ButtonGridFragment['mappings'][number];
type Saved = SaveButtonGridMutation['saveButtonGrid'];
type Sent = SaveButtonGridMutationVariables['input'];

export const wire = (name: string, row: number, column: number, more: Partial<Wire> = {}): Wire => ({
  ...{ layer: 0, row, column, rowSpan: 1, columnSpan: 1, kind: 'article', targetId: name.toLowerCase() },
  ...{ label: null, colour: null, pictureId: null, name, targetColour: null },
  ...{ targetPicture: null, price: 250, isGone: false },
  ...more,
});
export const gridOf = (
  mappings: readonly Wire[] = [],
  more: Partial<ButtonGridFragment> = {},
): ButtonGridFragment => ({
  ...{ templateId, app: 'Static_Pos', rows: 3, columns: 4, layers: 2, version: 1 },
  ...{ lastModifiedAt: '2026-11-21T08:00:00Z', lastModifiedByName: 'Mia', mappings: [...mappings] },
  ...more,
});
export const article = (name: string, unitIds: readonly string[] | null = null) => ({
  ...{ id: name.toLowerCase(), name, price: 320, mainCategoryId: 'warm', mainCategory: { name: 'Warm' } },
  ...{ useInButtonMapping: true, picture: null, unitIds },
});
const articles = ['Cappuccino', 'Espresso', 'Brezel'].map((name) => article(name));
const groups = [{ id: 'warm', name: 'Warmgetränke', colour: null, sort: 1, unitIds: null, parentId: null }];
export const soldOf = (...names: readonly string[]) => ({
  ...{ from: '2026-08-01', to: '2026-10-31', currency: 'EUR', receipts: 9, openHours: 10, isOmitted: false },
  articles: names.map((name, index) => ({
    ...{ articleId: name.toLowerCase(), articleKey: name, name, isDeleted: false, turnover: 900 },
    ...{ quantity: 90 - index, presses: 90 - index },
  })),
});
const branch = (id: string, name: string) => ({
  id,
  name,
  type: 'branch',
  zone: 'Europe/Berlin',
  currency: 'EUR',
});
const registers = [
  { id: 'counter', name: 'Theke', unitId: 'market', unitName: 'Markt' },
  { id: 'garden', name: 'Garten', unitId: 'market', unitName: 'Markt' },
  { id: 'kiosk', name: 'Kiosk', unitId: 'park', unitName: 'Park' },
];
export const nothing: Saved = { isSuccess: false, grid: null, conflict: null, faults: [], tidied: [] };
const page = { hasNextPage: false, endCursor: null };

/** What a list is asked for. */
interface Wish {
  readonly filter?: { readonly search?: string } | null;
  readonly after?: string | null;
  readonly first?: number | null;
}

interface Begin {
  readonly grids?: readonly ButtonGridFragment[];
  readonly answers?: readonly Saved[];
  /** Nothing is stored before. */
  readonly until?: Promise<void>;
  readonly isEmpty?: boolean;
  /** When the template was made. */
  readonly createdAt?: string;
  /** The template's branches; all where none are given. */
  readonly unitIds?: readonly string[];
  readonly stock?: readonly (typeof articles)[number][];
  readonly address?: string;
  /** Takes the app that each question for buttons is about; undefined for all of them. */
  readonly asked?: unknown[];
  /** When a button came to its cell; by the name of its article, where it is known. */
  readonly placedAt?: Readonly<Record<string, string>>;
  /** What was sold; throws where it cannot be read. */
  readonly heat?: (asked: unknown) => object;
}

/** Shows the buttons of a template; the answers to saves in their order. */
export const open = async (begin: Begin = {}) => {
  const { grids = [gridOf()], answers = [], isEmpty = false, address = path, heat = () => soldOf() } = begin;
  const { unitIds = null, stock = articles, createdAt = '2026-01-05T09:00:00Z' } = begin;
  const sent: Sent[] = [];
  const found =
    <Row extends { readonly name: string }>(rows: readonly Row[]) =>
    ({ filter, after, first }: Wish) => {
      const all = isEmpty
        ? []
        : rows.filter(({ name }) => name.toLowerCase().includes(filter?.search?.toLowerCase() ?? ''));
      const end = Number(after ?? 0) + (first ?? all.length);
      const pageInfo = { hasNextPage: end < all.length, endCursor: String(end) };
      return { nodes: all.slice(Number(after ?? 0), end), pageInfo };
    };
  const [ofArticles, ofGroups] = [found(stock), found(groups)];
  fakeGraphql([
    [
      ButtonGridsDocument,
      ({ only }: ButtonGridsQueryVariables) => {
        begin.asked?.push(only);
        return {
          buttonGrids: typeof only === 'string' ? [grids.find(({ app }) => app === only) ?? grids[0]] : grids,
          buttonTemplate: {
            id: templateId,
            name: 'Theke',
            unitIds,
            apps: grids.map(({ app }) => app),
            createdAt,
          },
        };
      },
    ],
    [ButtonArticlesDocument, (given: never) => ({ articles: ofArticles(given) })],
    [ButtonGroupsDocument, (given: never) => ({ categories: ofGroups(given) })],
    [ButtonRoomsDocument, () => ({ rooms: { nodes: [], pageInfo: page } })],
    [ButtonCategoryChoicesDocument, () => ({ buttonCategories: { nodes: [], pageInfo: page } })],
    [
      OrganizationUnitsDocument,
      () => ({
        organizationUnits: [branch('market', 'Markt'), { ...branch('park', 'Park'), currency: 'CHF' }],
      }),
    ],
    [
      ButtonTapsDocument,
      () => ({ buttonTaps: { receipts: 10, isOmitted: false, grids: [{ taps: 31 }, { taps: 24 }] } }),
    ],
    [
      DeviceNamesDocument,
      ({ unitIds }: DeviceNamesQueryVariables) => ({
        deviceList: {
          nodes: registers.filter(({ unitId }) => !unitIds || [unitIds].flat().includes(unitId)),
        },
      }),
    ],
    [
      ButtonPlacesDocument,
      () => ({
        buttonGrids: grids.map(({ app, mappings }) => ({
          app,
          mappings: mappings.map((one) => ({
            ...one,
            placedAt: begin.placedAt?.[one.name ?? ''] ?? null,
          })),
        })),
      }),
    ],
    [ButtonHeatDocument, (asked: unknown) => ({ buttonHeat: heat(asked) })],
    [
      SaveButtonGridDocument,
      async ({ input }: SaveButtonGridMutationVariables) => {
        sent.push(input);
        await begin.until;
        const stored = { version: input.version + 1, lastModifiedByName: 'Mia' };
        return { saveButtonGrid: answers[sent.length - 1] ?? { ...nothing, isSuccess: true, grid: stored } };
      },
    ],
  ]);
  renderScreen(<ButtonsPage id={templateId} />, address);
  await screen.findByRole('application', { name: /Tasten|Buttons/ });
  return sent;
};

export const cell = (row: number, column: number) =>
  screen.getByRole('button', { name: new RegExp(`^(Zeile|Row) ${row}, (Spalte|column) ${column}: `) });
export const labelOf = (row: number, column: number) =>
  cell(row, column).getAttribute('aria-label')?.split(': ')[1];
export const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
export const option = (name: RegExp) => screen.findByRole('option', { name });
export const tool = (name: string) => userEvent.click(screen.getByRole('button', { name }));
export const save = () => userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
