import type pg from 'pg';
import { plantArticles } from '../articles/article-world.ts';
import { createTokenSigner } from '../kit/access-tokens.ts';
import { type FreshServer, openWorld } from '../kit/fresh-server.ts';
import { ask, untilServed, webQuery } from '../kit/graphql.ts';
import type { Server } from '../kit/server.ts';
import { makeTenant, type Tenant } from '../kit/tenants.ts';

/** A server on a tenant with a template that is as large as one may be. */
export interface ButtonsWorld extends FreshServer {
  readonly large: Tenant;
  /** Access token of its owner. */
  readonly token: string;
  readonly templateId: string;
  close(): Promise<void>;
}

/** The apps of the template, the layers of each, and rows and columns of a layer. */
export const buttonApps = ['Static_Pos', 'Mobile_Pos', 'Event_App'] as const;
export const layers = 9;
export const side = 12;

const articles = 400;

export const openButtonsWorld = async (): Promise<ButtonsWorld> => {
  return openWorld('buttons', async ({ server, owner }) => {
    const large = await makeTenant(owner, 'Many buttons', { branches: 2, registers: 2 });
    await plantArticles(owner, large.id, articles);
    const token = (await createTokenSigner(owner, server)).tokenOf(large.owner);
    await untilServed(server.port, token);
    const templateId = await plantTemplate(server, token, await idsOf(owner, large.id));
    return { large, token, templateId };
  });
};

/** Buttons that a change of the menu gives other names. */
export const changedAtOnce = 30;

/**
 * The body that saves buttons of an app of the template, on top of a version.
 * @param count all of them unless told otherwise; the others stay
 */
export const saveBody = (
  templateId: string,
  app: string,
  version: number,
  ids: readonly string[],
  count = layers * side * side,
): string => {
  const mappings = Array.from({ length: count }, (_, index) => ({
    ...{ layer: Math.floor(index / side ** 2), row: Math.floor(index / side) % side, column: index % side },
    ...{ rowSpan: 1, columnSpan: 1, kind: 'article', targetId: ids[index % ids.length] },
    label: index % 7 === 0 ? `Taste ${index} v${version}` : null,
    colour: index % 5 === 0 ? '#1565c0' : null,
    pictureId: null,
  }));
  const removed = count < layers * side * side ? [] : null;
  const input = { templateId, app, version, rows: side, columns: side, layers, mappings, removed };
  return webQuery('SaveButtonGrid', { input });
};

/** Articles of the tenant, by name. */
export const idsOf = async (owner: pg.Client, tenantId: string): Promise<readonly string[]> => {
  const { rows } = await owner.query<{ id: string }>(
    'select id from articles where tenant_id = $1 order by name',
    [tenantId],
  );
  return rows.map(({ id }) => id);
};

async function plantTemplate({ port }: Server, token: string, ids: readonly string[]): Promise<string> {
  const query = 'mutation($t: ButtonTemplateInput!) { saveButtonTemplate(buttonTemplate: $t) { modelId } }';
  const template = { name: 'Volle Theke', unitIds: null, apps: buttonApps };
  const body = JSON.stringify({ query, variables: { t: template } });
  const { saveButtonTemplate: made } = await ask<{ saveButtonTemplate: { modelId: string } }>(
    port,
    token,
    body,
  );
  for (const app of buttonApps) {
    interface Saved {
      readonly saveButtonGrid: { readonly isSuccess: boolean };
    }
    const { saveButtonGrid } = await ask<Saved>(port, token, saveBody(made.modelId, app, 0, ids));
    if (!saveButtonGrid.isSuccess) throw new Error(`the buttons of ${app} were not saved`);
  }
  return made.modelId;
}
