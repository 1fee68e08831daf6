export const de = {
  title: 'Kunden Ihrer Betriebe',
  intro: 'Betriebe, die Sie als ihren Reseller nennen, führen diese Kunden selbst.',
  of: (tenant: string) => `Kunde von ${tenant}`,
  more: 'Weitere zeigen',
};
