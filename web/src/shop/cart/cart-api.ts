import {
  type CartLine,
  defaultProjectName,
  frontEndTypeId,
  projectChanged,
  projectStatus,
  storedTextOf,
} from '@tresen/domain/shop/cart';
import {
  DefaultProjectDocument,
  DeleteDefaultProjectDocument,
  DeleteDraftDocument,
  DraftsDocument,
  type DraftsQuery,
  ProjectDocument,
  type ProjectFieldsFragment,
  ProjectVersionDocument,
  SaveProjectDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi, savedId } from '../../kit/graphql/index.ts';
import { currentProfile, signedFetch } from '../../kit/session/index.ts';

/** A cart as the server has it. */
export type StoredProject = ProjectFieldsFragment;
export type Draft = DraftsQuery['getShopProjects'][number];

/** The server's copy is another one than was looked at. */
export class ProjectChanged extends Error {
  override readonly name = 'ProjectChanged';
}

interface Result {
  readonly isSuccess: boolean;
  readonly message: string | null;
}

/** The cart of that id, or the one without a name. Null where there is none, or none any more. */
export const loadProject = async (id: string | null): Promise<StoredProject | null> =>
  id === null
    ? (await generalApi.request(DefaultProjectDocument, { userId: userId() })).getDefaultShopProject
    : (await generalApi.request(ProjectDocument, { id })).shopProject;

/** The version that the server has of a cart, undefined when it has none. */
export const versionOf = async (id: string): Promise<number | undefined> =>
  (await generalApi.request(ProjectVersionDocument, { id })).shopProject?.version;

/** What is to be saved, and over which version; over any where none is named. */
export interface ProjectDraft {
  readonly id: string | null;
  readonly name: string;
  readonly lines: readonly CartLine[];
  readonly version: number | null;
}

/** Saves a cart. Returns its id. @throws {ProjectChanged}, {RequestError} */
export const saveProject = async (project: ProjectDraft): Promise<string> => {
  const answer = await generalApi.request(SaveProjectDocument, variablesOf(project));
  return savedId(settled(answer.updateShopProject));
};

/** Characters that a browser still sends for a page that goes; it refuses more than 64 KiB. */
const maxAtLast = 60_000;

/** Saves a cart as the last thing that a page does; nobody hears of the answer. */
export const sendProject = (project: ProjectDraft): void => {
  const documentId = SaveProjectDocument.__meta__?.hash;
  const body = JSON.stringify({ documentId, variables: variablesOf(project) });
  const headers = { 'content-type': 'application/json' };
  const keepalive = body.length < maxAtLast;
  signedFetch('/graphql', { method: 'POST', headers, body, keepalive }).catch(() => undefined);
};

/** Deletes a cart: that without a name in the version that was looked at only. @throws {ProjectChanged}, {RequestError} */
export const deleteProject = async (project: {
  readonly id: string;
  readonly name: string;
  readonly version: number | null;
}): Promise<void> => {
  if (project.name !== defaultProjectName) {
    await generalApi.request(DeleteDraftDocument, { id: project.id });
    return;
  }
  const variables = { userId: userId(), version: project.version };
  settled((await generalApi.request(DeleteDefaultProjectDocument, variables)).deleteDefaultProject);
};

export const loadDrafts = async (): Promise<readonly Draft[]> =>
  (await generalApi.request(DraftsDocument, {})).getShopProjects;

/** Whose cart it is: calls of the shop name the user (ACC-51). */
function userId(): string {
  return currentProfile()?.uuid ?? '';
}

function variablesOf({ id, name, lines, version }: ProjectDraft) {
  return {
    shopProject: {
      ...{ id, name, version, frontEndTypeId },
      customerId: customerOf(lines),
      cart: storedTextOf(lines),
      status: projectStatus.draft,
    },
    userId: userId(),
  };
}

/** The one customer of a cart, null for none or several. */
function customerOf(lines: readonly CartLine[]): string | null {
  const customers = new Set(lines.flatMap(({ customerId }) => customerId ?? []));
  return customers.size === 1 ? ([...customers][0] ?? null) : null;
}

function settled<Answer extends Result>(result: Answer): Answer {
  if (!result.isSuccess && result.message === projectChanged) throw new ProjectChanged();
  return result;
}
