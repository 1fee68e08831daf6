import { securityDeviceListWords } from '@tresen/domain/fiscal/security-devices';
import { SearchSecurityDevicesDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';
import { GppGoodOutlinedIcon } from '../../kit/icons/gpp-good-outlined.tsx';
import { hitLimit, type RecordKind } from '../../kit/search/index.ts';
import { securityDeviceTexts } from './security-devices-texts.ts';

/** Security devices by serial, register and branch. */
export const securityDeviceKind: RecordKind = {
  name: { de: securityDeviceTexts.de.title, en: securityDeviceTexts.en.title },
  icon: GppGoodOutlinedIcon,
  find: async (text, { language, signal }) => {
    const variables = { text, first: hitLimit + 1 };
    const { searchSecurityDevices: found } = await posApi.request(
      SearchSecurityDevicesDocument,
      variables,
      signal,
    );
    const { registerAndOthers } = securityDeviceTexts[language];
    const words: Readonly<Record<string, string>> = securityDeviceListWords[language].choices.health;
    return {
      hits: found
        .slice(0, hitLimit)
        .map(({ id, serial, registerName, otherRegisters, unitName, health }) => ({
          id,
          title: `${securityDeviceListWords[language].one} ${registerAndOthers(registerName, otherRegisters)}`,
          detail: [unitName, serial.slice(0, 12), words[health] ?? health].join(' · '),
          to: `/manage/data/securityDevices/${id}`,
        })),
      all: found.length > hitLimit ? `/manage/data/securityDevices?q=${encodeURIComponent(text)}` : undefined,
    };
  },
};
