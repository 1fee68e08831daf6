import { unitsQuery } from '../../kit/branches/index.ts';
import { StorefrontOutlinedIcon } from '../../kit/icons/storefront-outlined.tsx';
import { hasWords, hitLimit, type RecordKind, searchedWords } from '../../kit/search/index.ts';
import { de } from './units.de.ts';
import { en } from './units.en.ts';

const texts = { de, en };

/** Branches by name, among all of the tenant, which every screen has; they lead to their figures. */
export const branchKind: RecordKind = {
  name: { de: de.branches, en: en.branches },
  icon: StorefrontOutlinedIcon,
  find: async (text, { language, client }) => {
    const { organizationUnits } = await client.ensureQueryData(unitsQuery);
    const words = searchedWords(text);
    const found = organizationUnits.filter(({ type, name }) => type === 'branch' && hasWords(name, words));
    return {
      hits: found.slice(0, hitLimit).map(({ id, name, deviceCount }) => ({
        id,
        title: name,
        detail: texts[language].figuresOf(deviceCount),
        to: `/dashboards/home?units=${id}`,
      })),
    };
  },
};
