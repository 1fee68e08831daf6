import type { Approver } from '../link/index.ts';
import { askGraphql, Failure, postFile } from '../protocol/index.ts';
import { readLinkedRegister, readSetting, writeSetting } from '../store/index.ts';
import type { LinkedDemoRegister } from './link-demo.ts';
import { type Motif, motifOf, pictureOf } from './pictures/motifs.ts';

type Menu = Readonly<{
  articles: Readonly<{
    nodes: readonly Readonly<{
      id: string;
      picture: string | null;
      subcategory: Readonly<{ name: string }> | null;
      mainCategory: Readonly<{ name: string }> | null;
    }>[];
  }>;
}>;
const menuOfBranch = `query($filter: RecordFilterInput) {
  articles(filter: $filter, first: 100) { nodes { id picture subcategory { name } mainCategory { name } } }
}`;
// With an id, what is absent stays as it is.
const setPicture =
  'mutation($article: ArticleInput!) { saved: saveArticle(article: $article) { isSuccess } }';

/** Noted in the store of the branch's first register, so that nothing comes back that somebody deletes later. */
const illustrated = 'demoPictures';

/** Gives the articles of some branches of one owner their pictures, once; each picture is sent once and shared. */
export async function illustrateMenus(
  branches: readonly LinkedDemoRegister[],
  approver: Approver,
): Promise<void> {
  const sent = new Map<Motif, Promise<string>>();
  const nameOf = (motif: Motif): Promise<string> => {
    const known = sent.get(motif) ?? sendPicture(approver, motif);
    sent.set(motif, known);
    return known;
  };
  for (const { store } of branches) {
    const unitId = readLinkedRegister(store)?.unitId;
    if (unitId === undefined || readSetting(store, illustrated) === true) continue;
    await illustrate(approver, unitId, nameOf);
    writeSetting(store, illustrated, true);
  }
}

async function illustrate(
  approver: Approver,
  unitId: string,
  nameOf: (motif: Motif) => Promise<string>,
): Promise<void> {
  const target = { ...approver, endpoint: '/graphql/pos' } as const;
  const { articles } = await askGraphql<Menu>(target, menuOfBranch, { filter: { unitIds: [unitId] } });
  // One after the other: somebody works with the demo meanwhile.
  for (const { id, picture, subcategory, mainCategory } of articles.nodes) {
    const motif = motifOf(subcategory?.name ?? mainCategory?.name ?? '');
    if (picture !== null || motif === undefined) continue;
    await askGraphql(target, setPicture, { article: { id, picture: await nameOf(motif) } });
  }
}

async function sendPicture({ server, token }: Approver, motif: Motif): Promise<string> {
  const { status, body } = await postFile(
    server,
    '/api/record-pictures',
    token,
    pictureOf(motif),
    'image/png',
  );
  const { picture } = (body as Readonly<{ picture?: string }> | null) ?? {};
  if (status !== 200 || picture === undefined)
    throw new Failure('refused', `HTTP_${status}`, `the server refused the picture of ${motif}`);
  return picture;
}
