import { UsersDocument } from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi } from '../../kit/graphql/index.ts';
import { GroupIcon } from '../../kit/icons/group.tsx';
import { roleWords } from '../../kit/roles/index.ts';
import { hitLimit, type RecordKind } from '../../kit/search/index.ts';
import { nameOf } from './user-administration.queries.ts';
import { userTexts } from './user-administration-texts.ts';

/** The users of the tenant by name and e-mail. */
export const userKind: RecordKind = {
  name: { de: userTexts.de.title, en: userTexts.en.title },
  icon: GroupIcon,
  find: async (text, { language, signal }) => {
    const variables = { search: text, roles: null, states: null, first: hitLimit, after: null };
    const { nodes, totalCount } = (await generalApi.request(UsersDocument, variables, signal)).users;
    const roles: Readonly<Record<string, string>> = roleWords[language];
    return {
      hits: nodes.map((user) => ({
        id: user.id,
        title: nameOf(user),
        detail: `${user.email} · ${roles[user.role] ?? user.role}`,
        to: `/setting/users?q=${encodeURIComponent(user.email)}&user=${user.id}`,
      })),
      all: totalCount > hitLimit ? `/setting/users?q=${encodeURIComponent(text)}` : undefined,
    };
  },
};
