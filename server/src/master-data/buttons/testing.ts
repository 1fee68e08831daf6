import { randomUUID } from 'node:crypto';
import { branchWithArticle, saveRecord } from '../../app/testing/master-data.ts';
import { dataOf, type TestServer } from '../../app/testing/test-app.ts';

/** A button as it is sent and answered, as far as tests look at it. */
export interface Mapping {
  readonly layer: number;
  readonly row: number;
  readonly column: number;
  readonly rowSpan: number;
  readonly columnSpan: number;
  readonly kind: string;
  readonly targetId?: string | null;
  readonly label?: string | null;
  readonly colour?: string | null;
  readonly pictureId?: string | null;
}

export interface Grid {
  readonly app: string;
  readonly rows: number;
  readonly columns: number;
  readonly layers: number;
  readonly version: number;
  readonly lastModifiedByName: string | null;
  readonly mappings: readonly Mapping[];
}

export interface Shown {
  readonly name: string | null;
  readonly price: number | null;
  readonly targetColour: string | null;
  readonly targetPicture: string | null;
  readonly isGone: boolean;
}

interface Saved {
  readonly isSuccess: boolean;
  readonly grid: Grid | null;
  readonly conflict: Grid | null;
  readonly faults: readonly {
    readonly index: number | null;
    readonly code: string;
    readonly path: string | null;
    readonly other: number | null;
  }[];
  readonly tidied: readonly Pick<Mapping, 'label' | 'colour'>[];
}

/** What making a template of another one, or of a file, answers. */
export interface Made {
  readonly isSuccess: boolean;
  readonly templateId: string;
  readonly faults: readonly { readonly path: string; readonly code: string }[];
  readonly missing: readonly string[];
  readonly takenNumbers: readonly object[];
}

export const madeFields =
  'isSuccess templateId faults { path code } missing takenNumbers { name number nameHere }';

const gridFields = `app rows columns layers version lastModifiedByName
  mappings { layer row column rowSpan columnSpan kind targetId label colour pictureId }`;

export const saveGridQuery = `mutation($input: ButtonGridInput!) { it: saveButtonGrid(input: $input) {
  isSuccess grid { ${gridFields} } conflict { ${gridFields} } faults { index code path other }
  tidied { index label colour } } }`;

/** A button of one cell. */
export const button = (
  row: number,
  column: number,
  target: Pick<Mapping, 'kind' | 'targetId'>,
  more: Partial<Mapping> = {},
): Mapping => ({ layer: 0, row, column, rowSpan: 1, columnSpan: 1, ...target, ...more });

/** What is wrong with a save, by the place of each button in it. */
export const faultsOf = ({ faults }: Pick<Saved, 'faults'>): readonly string[] =>
  faults.map(({ index, code }) => `${index} ${code}`);

/** What somebody of a tenant does with buttons, over the API. */
export const createButtons = (app: TestServer, person: string) => {
  const ask = async <T>(query: string, variables: Readonly<Record<string, unknown>>): Promise<T> =>
    dataOf<{ it: T }>(await app.call('/graphql/pos', person, query, { ...variables })).it;
  return {
    ask,
    template: (values: Readonly<Record<string, unknown>> = {}): Promise<string> =>
      saveRecord(app, person, 'buttonTemplate', { name: `Theke ${randomUUID()}`, ...values }),
    grids: (templateId: string, only?: string): Promise<readonly Grid[]> =>
      ask(
        `query($id: ID!, $only: String) { it: buttonGrids(templateId: $id, only: $only) { ${gridFields} } }`,
        { id: templateId, only },
      ),
    shown: (templateId: string): Promise<readonly { readonly mappings: readonly Shown[] }[]> =>
      ask(
        `query($id: ID!) { it: buttonGrids(templateId: $id) { mappings { name price targetColour targetPicture isGone } } }`,
        { id: templateId },
      ),
    save: (
      templateId: string,
      version: number,
      mappings: readonly Mapping[],
      more: Readonly<Record<string, unknown>> = {},
    ): Promise<Saved> =>
      ask(saveGridQuery, {
        input: {
          ...{ templateId, version, mappings, app: 'Static_Pos', rows: 4, columns: 5, layers: 2 },
          ...more,
        },
      }),
  };
};

/** A template of a branch with a button of each sort, of a category below another. */
export const createCafe = async (app: TestServer, person: string) => {
  const buttons = createButtons(app, person);
  const branch = await branchWithArticle(app, person);
  const templateId = await buttons.template({ unitIds: [branch.unitId] });
  const warm = await saveRecord(app, person, 'buttonCategory', { name: 'Warm', templateId, sort: 2 });
  const tea = await saveRecord(app, person, 'buttonCategory', { name: 'Tee', templateId, parentId: warm });
  const mappings = [
    button(0, 0, { kind: 'article', targetId: branch.articleId }, { label: 'Mokka', colour: '#aa3300' }),
    button(0, 1, { kind: 'category', targetId: branch.mainCategoryId }),
    button(1, 0, { kind: 'buttonCategory', targetId: tea }, { rowSpan: 2 }),
    button(3, 4, { kind: 'function', targetId: 'fastPayCash' }),
  ];
  await buttons.save(templateId, 0, mappings);
  return { ...branch, templateId, mappings, tea };
};
