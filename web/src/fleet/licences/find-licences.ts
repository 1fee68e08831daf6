import { licenceListWords } from '@tresen/domain/fleet/licences';
import { SearchLicencesDocument } from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi } from '../../kit/graphql/index.ts';
import { VpnKeyOutlinedIcon } from '../../kit/icons/vpn-key-outlined.tsx';
import { hitLimit, type RecordKind } from '../../kit/search/index.ts';
import { licencePath } from './licence-path.ts';

/** Licences by a piece of their key or of their customer's name. */
export const foundLicences: RecordKind = {
  name: { de: licenceListWords.de.many, en: licenceListWords.en.many },
  icon: VpnKeyOutlinedIcon,
  find: async (text, { language, signal }) => {
    const variables = { text, first: hitLimit + 1 };
    const { searchLicences: found } = await generalApi.request(SearchLicencesDocument, variables, signal);
    const states: Readonly<Record<string, string>> = licenceListWords[language].choices.state;
    return {
      hits: found.slice(0, hitLimit).map(({ id, serial, name, customerName, state }) => ({
        id,
        title: serial,
        detail: [name, customerName, states[state] ?? state].filter(Boolean).join(' · '),
        to: licencePath(serial),
      })),
      all: found.length > hitLimit ? `/setting/licences?q=${encodeURIComponent(text)}` : undefined,
    };
  },
};
