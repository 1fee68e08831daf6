import { describe, expect, it } from 'vitest';
import { type LicenceOffer, offersFor } from './licence-offers.ts';
import { licence } from './testing/licence.ts';

const product = (given: Partial<LicenceOffer>): LicenceOffer => ({
  id: 1,
  categoryId: 'c',
  articleName: 'Update',
  active: true,
  type: 'update',
  viewType: 'SubArticle',
  contractType: 'OneTime',
  contractDurationMonths: 0,
  billingIntervalMonths: 0,
  articleNr: '',
  articlePrice: 0,
  setupFee: 0,
  articleEan: '',
  appRegLevel: 0,
  shortDescription: '',
  longDescription: '',
  importantNotice: '',
  imageUrls: [],
  discountedPrice: null,
  functions: 'UPDATE',
  shopDiscount: null,
  licenseRequired: true,
  upgradeValue: 6,
  appType: 'gastro',
  licenceType: null,
  mainVersion: null,
  ...given,
});

const update = product({});
const otherTrade = product({ id: 2, appType: 'retail' });
const reactivation = product({ id: 3, functions: 'REACTIVATE', appType: null, upgradeValue: null });
const addOn = product({ id: 4, functions: 'CHECK_ADD_ON', appRegLevel: 2, upgradeValue: null });
const included = product({ id: 5, functions: 'CHECK_ADD_ON', appRegLevel: 1, upgradeValue: null });
const term = product({
  ...{ id: 7, type: 'term', functions: '', contractDurationMonths: 12, upgradeValue: null },
});
const gone = product({ id: 6, active: false });
const shop = [addOn, term, included, gone, update, otherTrade, reactivation];

const ended = { endsAt: '2026-01-01T00:00:00.000Z' };

const ids = (given: Parameters<typeof licence>[0]): number[] =>
  offersFor(licence(given), shop).map(({ id }) => id);

describe('LIC-10: what the shop offers for a licence is what its check would take', () => {
  it.each([
    ['an update and what it has not yet', {}, [1, 4]],
    ['a reactivation first, where it needs one', { state: 'needsReactivation' }, [3, 1, 4]],
    ['no update to the version that it has', { mainVersion: 6 }, [4]],
    ['no reactivation before it was ever activated', { state: 'inactive' }, [1, 4]],
    ['no longer term, where it never ends', { endsAt: null }, [1, 4]],
    ['a longer term behind what helps more', { endsAt: '2027-01-01T00:00:00.000Z' }, [1, 4, 7]],
    ['a longer term first, once it has ended', { ...ended, state: 'expired' }, [7, 1, 4]],
    ['nothing for a blocked one', { state: 'blocked' }, []],
    ['nothing for one that this version does not understand', { state: 'frozen' }, []],
  ])('%s', (_name, given, expected) => expect(ids(given)).toEqual(expected));
});
