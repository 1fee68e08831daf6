import { signInToApi } from './api.ts';
import { demoPassword, type ServerProcess } from './server-process.ts';

/** Says all that the tax office asks for, and that it was told of all these branches with their registers. */
export const tellTaxOffice = async (
  server: ServerProcess,
  owner: string,
  branches: readonly string[],
  deviceIds: readonly string[],
): Promise<void> => {
  const { ask } = await signInToApi(server.url, owner, demoPassword);
  const { organizationUnits } = await ask<{ organizationUnits: { id: string; name: string }[] }>(
    '/graphql',
    '{ organizationUnits { id name } }',
  );
  const unitIds = branches.map((name) => organizationUnits.find((unit) => unit.name === name)?.id ?? '');
  const company = {
    ...{ name: 'Meldeamt GmbH', country: 'DE', state: 'Bayern', taxNumber: '181/815/08155', unitIds },
    ...{ address: 'Markt 1', zipCode: '80331', city: 'München' },
  };
  const { saveCompany } = await ask<{ saveCompany: { modelId: string } }>(
    '/graphql/pos',
    'mutation($it: CompanyInput!) { saveCompany(company: $it) { modelId } }',
    { it: company },
  );
  await ask(
    '/graphql/pos',
    'mutation($it: TaxTaxpayerInput!) { saveTaxTaxpayer(taxpayer: $it) { isSuccess } }',
    {
      it: { companyId: saveCompany.modelId, legalForm: '16' },
    },
  );
  for (const unitId of unitIds)
    await ask(
      '/graphql/pos',
      'mutation($it: TaxEstablishmentInput!) { saveTaxEstablishment(establishment: $it) { isSuccess } }',
      { it: { unitId, street: 'Markt', houseNumber: '1', zipCode: '80331', town: 'München' } },
    );
  for (const deviceId of deviceIds)
    await ask('/graphql/pos', 'mutation($it: TaxSystemInput!) { saveTaxSystem(system: $it) { isSuccess } }', {
      it: {
        ...{ deviceId, maker: 'Sunmi', model: 'T2', software: 'Tresen' },
        ...{ acquiredOn: '2026-01-05', commissionedOn: '2026-01-12' },
      },
    });
  await ask('/graphql/pos', 'mutation($ids: [ID!]!) { prepareTaxNotifications(unitIds: $ids) { ready } }', {
    ids: unitIds,
  });
  const { taxRegistrations } = await ask<{
    taxRegistrations: { id: string; open: { id: string; version: number } | null }[];
  }>('/graphql/pos', '{ taxRegistrations { id open { id version } } }');
  for (const { id, open } of taxRegistrations.filter((one) => unitIds.includes(one.id)))
    await ask(
      '/graphql/pos',
      `mutation($id: ID!, $version: Int!) { concludeTaxNotification(id: $id, version: $version, outcome: "sent",
        sentOn: "2026-02-01") { isSuccess } }`,
      { id: open?.id ?? id, version: open?.version ?? 0 },
    );
};
