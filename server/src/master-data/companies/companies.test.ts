import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { check, faultsOf, run, upload } from '../../app/testing/import-files.ts';
import { linkRegister } from '../../app/testing/link-register.ts';
import { Mirror } from '../../app/testing/master-data.ts';
import { addPerson, addTenant } from '../../app/testing/people.ts';
import { dataOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';

let app: TestServer;
let owner: string;
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn((await addPerson(app, await addTenant(app), 'owner')).email);
});
afterAll(() => app.stop());

interface Saved {
  readonly isSuccess: boolean;
  readonly modelId: string | null;
  readonly faults: readonly {
    readonly path: string;
    readonly code: string;
    readonly parameters: string | null;
  }[];
  readonly record: Readonly<Record<string, unknown>> | null;
}

const save = async (company: object): Promise<Saved> => {
  const answer = await app.call(
    '/graphql/pos',
    owner,
    `mutation($it: CompanyInput!) { saveCompany(company: $it) { isSuccess modelId faults { path code parameters }
      record { taxNumber taxId salesTaxId bankCode iban bic zipCode } } }`,
    { it: company },
  );
  return dataOf<{ saveCompany: Saved }>(answer).saveCompany;
};

// fiscal.md 6
const krone = {
  name: 'Krone GmbH',
  country: 'DE',
  state: 'Bayern',
  zipCode: 'D-80331',
  taxNumber: '181/815/08155',
  taxId: '36 574 261 809',
  salesTaxId: 'DE 136695976',
  iban: 'DE89 3704 0044 0532 0130 00',
  bic: 'cobadeff xxx',
};
const kept = {
  zipCode: '80331',
  taxNumber: '18181508155',
  taxId: '36574261809',
  salesTaxId: 'DE136695976',
  bankCode: '37040044',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
};

describe('a company', () => {
  it('CMP-02, MDA-18: with a wrong number is refused, at the number, with what is wrong', async () => {
    const { isSuccess, faults } = await save({
      ...krone,
      name: 'Wrong',
      salesTaxId: 'DE136695978',
      bic: 'GIBAATWW',
    });
    expect(isSuccess).toBe(false);
    expect(faults).toEqual([
      { path: 'salesTaxId', code: 'IDENTIFIER_CHECK_DIGIT', parameters: null },
      { path: 'bic', code: 'IDENTIFIER_COUNTRY', parameters: '{"country":"AT"}' },
    ]);
  });

  it('CMP-02: is kept tidy, and goes to registers so', async () => {
    const register = await linkRegister(app, owner);
    const { record, modelId } = await save(krone);
    expect(record).toEqual(kept);
    const mirror = new Mirror(app, register);
    await mirror.sync();
    expect(mirror.records.get(`company/${modelId}`)).toMatchObject({
      name: 'Krone GmbH',
      country: 'DE',
      ...kept,
    });
  });

  it('comes from a file with heads as programs write them, every wrong number told with its row', async () => {
    const file = `Firmenname;Land;Bundesland;Steuernr;USt-IdNr.;BLZ;IBAN;SWIFT;Postleitzahl
Alpenblick KG;Österreich;;59-119/9013;ATU13585627;;AT61 1904 3002 3457 3201;;1010
Zur Post;Deutschland;Berlin;21/815/08150;DE136695976;;DE89 3704 0044 0532 0130 00;COBADEFFXXX;10115
Faul GmbH;Deutschland;;;DE136695978;;DE89 3704 0044 0532 0130 01;;80331
`;
    const found = await upload(app, owner, file, { plural: 'companies', name: 'Firmen.csv' });
    expect(found.mapping.map(({ target }) => target)).toEqual([
      'name',
      'country',
      'state',
      'taxNumber',
      'salesTaxId',
      'bankCode',
      'iban',
      'bic',
      'zipCode',
    ]);
    const checked = await check(app, owner, found);
    expect(checked.report).toMatchObject({ created: 2, faulty: 1 });
    const faults = await faultsOf(app, owner, found.id);
    expect(faults.map(({ row, target, code }) => [row, target, code])).toEqual([
      [4, 'iban', 'IDENTIFIER_CHECK_DIGIT'],
      [4, 'salesTaxId', 'IDENTIFIER_CHECK_DIGIT'],
    ]);
    await run(app, owner, checked);
    const { nodes } = dataOf<{ companies: { nodes: object[] } }>(
      await app.call(
        '/graphql/pos',
        owner,
        '{ companies(filter: { search: "Alpenblick" }) { nodes { country zipCode taxNumber iban bankCode } } }',
      ),
    ).companies;
    expect(nodes).toEqual([
      {
        country: 'AT',
        zipCode: '1010',
        taxNumber: '591199013',
        iban: 'AT611904300234573201',
        bankCode: '19043',
      },
    ]);
  });
});
