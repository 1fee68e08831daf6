import { liveStates } from '@tresen/domain/fleet/live';
import { SearchDevicesDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';
import { PointOfSaleIcon } from '../../kit/icons/point-of-sale.tsx';
import { hitLimit, type RecordKind } from '../../kit/search/index.ts';
import { deviceTexts } from './devices-texts.ts';

/** Linked registers by name, serial and branch. */
export const deviceKind: RecordKind = {
  name: { de: deviceTexts.de.title, en: deviceTexts.en.title },
  icon: PointOfSaleIcon,
  find: async (text, { language, signal }) => {
    const variables = { text, first: hitLimit + 1 };
    const { searchDevices: found } = await posApi.request(SearchDevicesDocument, variables, signal);
    return {
      hits: found.slice(0, hitLimit).map(({ id, name, unitName, hardwareSerial, liveState }) => ({
        id,
        title: name,
        detail: [
          unitName,
          hardwareSerial,
          deviceTexts[language][liveStates.find((state) => state === liveState) ?? 'unknown'],
        ].join(' · '),
        to: `/setting/device/${id}`,
      })),
      all: found.length > hitLimit ? `/setting/devices?q=${encodeURIComponent(text)}` : undefined,
    };
  },
};
