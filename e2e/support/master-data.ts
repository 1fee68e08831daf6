import { type Api, signInToApi } from './api.ts';
import { demoPassword, type ServerProcess } from './server-process.ts';

interface Saved {
  readonly isSuccess: boolean;
  readonly modelId: string;
  readonly faults: readonly object[];
}

/** Stores master data behind the screens, as a person of the demo; each answers with the id. */
export const storeOf = async (server: ServerProcess, email: string) => {
  const api = await signInToApi(server.url, email, demoPassword);
  return {
    printer: (name: string, more: object = {}) =>
      save(api, 'Printer', {
        ...{ name, group: 'bar', codePage: 'CP858', copies: 1, printWidth: 42, signals: 'none' },
        ...more,
      }),
    category: (name: string, more: object = {}) => save(api, 'Category', { name, sort: 0, ...more }),
    vat: (name: string, key: number, value: number) =>
      save(api, 'Vat', { name, key, value, symbol: String.fromCharCode(64 + key) }),
    article: (name: string, more: object) => save(api, 'Article', { name, ...more }),
    room: (name: string, more: object = {}) => save(api, 'Room', { name, ...more }),
    buttonTemplate: (name: string, apps: readonly string[]) => save(api, 'ButtonTemplate', { name, apps }),
    table: (name: string, number: number, more: object) => save(api, 'Table', { name, number, ...more }),
  };
};

async function save(api: Api, type: string, record: object): Promise<string> {
  const argument = `${type.charAt(0).toLowerCase()}${type.slice(1)}`;
  const query = `mutation($record: ${type}Input!) { saved: save${type}(${argument}: $record) { isSuccess modelId faults { path code } } }`;
  const { saved } = await api.ask<{ saved: Saved }>('/graphql/pos', query, { record });
  if (!saved.isSuccess) throw new Error(JSON.stringify(saved));
  return saved.modelId;
}
