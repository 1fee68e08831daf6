import { unitsQuery } from '../../kit/branches/index.ts';
import { AccountTreeOutlinedIcon } from '../../kit/icons/account-tree-outlined.tsx';
import { hasWords, hitLimit, type RecordKind, searchedWords } from '../../kit/search/index.ts';
import { unitTypeOf } from './tree-unit.ts';
import { unitPath, unitsPath } from './unit-path.ts';
import { unitTexts } from './unit-texts.ts';

/** Branches, groups, events and warehouses by name; they lead to their pages. */
export const unitKind: RecordKind = {
  name: { de: unitTexts.de.units, en: unitTexts.en.units },
  icon: AccountTreeOutlinedIcon,
  find: async (text, { language, client }) => {
    const { organizationUnits } = await client.ensureQueryData(unitsQuery);
    const words = searchedWords(text);
    const found = organizationUnits.filter(({ name }) => hasWords(name, words));
    const t = unitTexts[language];
    return {
      hits: found.slice(0, hitLimit).map((unit) => ({
        id: unit.id,
        title: unit.name,
        detail: t[unitTypeOf(unit.type)],
        to: unitPath(unit),
      })),
      ...(found.length > hitLimit && { all: `${unitsPath}?search=${encodeURIComponent(text)}` }),
    };
  },
};
