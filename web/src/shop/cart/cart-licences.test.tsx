import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { licenceFailures, licenceOutcomes } from '@tresen/domain/fleet/licences';
import type { CartLine } from '@tresen/domain/shop/cart';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { cartLines } from './cart-actions.ts';
import { CartDrawer } from './cart-drawer.tsx';
import { cartTexts } from './cart-texts.ts';
import { licenceSentence } from './licence-words.ts';
import { createShopServer, line, product, signInAsSomebody } from './testing.ts';

let server: ReturnType<typeof createShopServer>;

beforeEach(() => {
  server = createShopServer();
});

const keyed = (given: Partial<CartLine> = {}) =>
  line({ licenseRequired: true, functions: 'CHECK_PRO', viewType: 'SubArticle', ...given });

const openWith = async (given: Partial<CartLine> = {}) => {
  server.put([keyed(given)]);
  act(() => void signInAsSomebody());
  renderScreen(<CartDrawer />, '/?panel=cart');
  const drawer = within(await screen.findByRole('dialog', { name: 'Warenkorb' }));
  await drawer.findByRole('heading', { level: 3 });
  return drawer;
};
type Drawer = Awaited<ReturnType<typeof openWith>>;
const keyBox = (drawer: Drawer) => drawer.getByRole('textbox', { name: 'Lizenzschlüssel' });
const verify = (drawer: Drawer) => drawer.getByRole('button', { name: 'Lizenz prüfen: Gastro Basic' });

describe('the licence key of a line', () => {
  it('SHP-47, SHP-49: shows as missing while it is empty, and cannot be verified', async () => {
    const drawer = await openWith();
    expect(keyBox(drawer).getAttribute('aria-invalid')).toBe('true');
    expect(drawer.getByText('Bitte geben Sie den Lizenzschlüssel ein.')).toBeDefined();
    expect(verify(drawer).hasAttribute('disabled')).toBe(true);
    await userEvent.type(keyBox(drawer), 'K-1');
    expect(keyBox(drawer).getAttribute('aria-invalid')).toBe('false');
    expect(verify(drawer).hasAttribute('disabled')).toBe(false);
  });

  it('SHP-39, SHP-40, SHP-43, SHP-49: a check that succeeds fixes it, with one piece', async () => {
    const drawer = await openWith({ licenseKey: 'K-1', quantity: 3 });
    await userEvent.click(verify(drawer));
    await waitFor(() => expect(keyBox(drawer).hasAttribute('disabled')).toBe(true));
    expect(verify(drawer).hasAttribute('disabled')).toBe(true);
    expect(cartLines()[0]).toMatchObject({ licenceFixed: true, quantity: 1 });
  });

  it('needs no check where the product has no functions', async () => {
    const drawer = await openWith({ functions: '', licenseKey: 'K-1' });
    expect(drawer.queryByRole('button', { name: 'Lizenz prüfen: Gastro Basic' })).toBeNull();
    expect(drawer.getByRole('link', { name: 'Zur Kasse' })).toBeDefined();
  });

  it('ERR-43: says at the line what does not go with another one of the same licence', async () => {
    server.put([
      keyed({ functions: 'UPGRADE', articleName: 'Upgrade', licenseKey: 'K-1', licenceFixed: true }),
      keyed({ id: 2, lineId: 'line-2', functions: 'UPDATE', articleName: 'Update', licenseKey: 'k-1' }),
    ]);
    act(() => void signInAsSomebody());
    renderScreen(<CartDrawer />, '/?panel=cart');
    const drawer = within(await screen.findByRole('dialog', { name: 'Warenkorb' }));
    expect(await drawer.findByText(/geht nur dies oder „Upgrade“, nicht beides/)).toBeDefined();
    await userEvent.click(drawer.getByRole('button', { name: 'Entfernen: Upgrade' }));
    await waitFor(() => expect(drawer.queryByText(/nicht beides/)).toBeNull());
  });

  it('offers the keys of the customer', async () => {
    const drawer = await openWith({ customerLicences: ['K-7', 'K-8'] });
    const box = drawer.getByRole('combobox', { name: 'Lizenzschlüssel' });
    const list = document.getElementById(box.getAttribute('list') ?? '');
    expect([...(list?.querySelectorAll('option') ?? [])].map(({ value }) => value)).toEqual(['K-7', 'K-8']);
  });
});

describe('whoever buys for customers', () => {
  it('is offered the licences of a line’s customer, once they go into the box', async () => {
    server.licences = ['K-9'];
    const drawer = await openWith({ customerId: 'a' });
    await userEvent.click(keyBox(drawer));
    await waitFor(() => expect(document.querySelector('datalist option[value="K-9"]')).not.toBeNull());
  });
});

describe('the verify button asks', () => {
  const asked = { licenseKey: 'K-1', productId: 1 };
  it.each([
    ['SHP-50', 'UPDATE', 'getSoftwareUpdatePrice', { ...asked, upgradeValue: 7, language: 'de' }],
    ['SHP-50', 'UPGRADE', 'getSoftwareUpdatePrice', { ...asked, upgradeValue: 7, language: 'de' }],
    ['SHP-51', 'REACTIVATE', 'checkLicenceReactivate', { licenseKey: 'K-1' }],
    ['SHP-52', 'CHECK_ADD_ON', 'checkAddOn', asked],
    ['SHP-53', 'CHECK_PRO', 'checkProLicence', asked],
  ])('%s: for %s the call %s', async (_id, functions, field, variables) => {
    const drawer = await openWith({ functions, licenseKey: 'K-1', upgradeValue: 7 });
    await userEvent.click(verify(drawer));
    await waitFor(() => expect(server.names()).toContain(field));
    expect(server.calls.find(({ name }) => name === field)?.variables).toEqual(variables);
  });
});

describe('what a check answers', () => {
  it('SHP-55 to SHP-57, SHP-59: brings the price of an update, drops add-ons that it covers, and shows the server’s words without what could run', async () => {
    server.check = {
      ...{ isSuccess: true, resultValue: '129.90', count: 0b011 },
      message: '<b>Update auf 7</b><img src=x onerror="window.hacked=1"><script>window.hacked=1</script>',
    };
    const drawer = await openWith({
      functions: 'UPDATE',
      licenseKey: 'K-1',
      articlePrice: 0,
      selectedAddOns: [product({ id: 4, appRegLevel: 1 }), product({ id: 5, appRegLevel: 4 })],
    });
    await userEvent.click(verify(drawer));
    const words = await screen.findAllByText('Update auf 7');
    for (const element of words)
      expect([element.tagName, element.closest('img, script')]).toEqual(['B', null]);
    expect(document.querySelector('img[src="x"], script')).toBeNull();
    expect(Reflect.get(window, 'hacked')).toBeUndefined();
    const [after] = cartLines();
    expect(after).toMatchObject({ articlePrice: 129.9, discountedPrice: 129.9 });
    expect(after?.licenceMessage).toContain('Update auf 7');
    expect(after?.selectedAddOns.map(({ id }) => id)).toEqual([5]);
  });

  it('SHP-58: a success of the others is told in words', async () => {
    const drawer = await openWith({ licenseKey: 'K-1' });
    await userEvent.click(verify(drawer));
    expect(await screen.findByText('Die Lizenz ist gültig.')).toBeDefined();
  });

  it('SHP-60: a failure is an error at the bottom right, in words, and stands at the line, too', async () => {
    server.check = { isSuccess: false, message: 'LICENCE_NOT_FOUND', resultValue: null, count: 0 };
    const drawer = await openWith({ functions: 'REACTIVATE', licenseKey: 'K-1' });
    await userEvent.click(verify(drawer));
    const words = 'Die Lizenz wurde nicht gefunden. Bitte prüfen Sie den Schlüssel.';
    await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
    const toast = screen.getAllByText(words).find((element) => element.closest('[role="alert"]'));
    const place = toast?.closest('.notistack-SnackbarContainer');
    expect(place && getComputedStyle(place)).toMatchObject({ right: '20px', bottom: '14px' });
    expect(cartLines()[0]).toMatchObject({ licenceFixed: false });
    await userEvent.type(keyBox(drawer), '2');
    expect(drawer.queryByText(words)).toBeNull();
  });

  it.each(['CHECK_ADD_ON', 'CHECK_PRO'])(
    'SHP-61: a failure of %s names what was found',
    async (functions) => {
      server.check = {
        ...{ isSuccess: false, message: 'LICENCE_NEEDS_PROFESSIONAL', count: 0 },
        resultValue: 'Gastro Basic',
      };
      const drawer = await openWith({ functions, licenseKey: 'K-1' });
      await userEvent.click(verify(drawer));
      const words = 'Gastro Basic Lizenz, für dieses Produkt ist die Version Professional nötig.';
      expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    },
  );

  it('a check that gets no answer says so at the line, and can be asked again', async () => {
    server.silent = ['check'];
    const drawer = await openWith({ licenseKey: 'K-1' });
    await userEvent.click(verify(drawer));
    await waitFor(() => expect(keyBox(drawer).getAttribute('aria-invalid')).toBe('true'));
    server.silent = [];
    await userEvent.click(verify(drawer));
    await waitFor(() => expect(cartLines()[0]).toMatchObject({ licenceFixed: true }));
  });
});

describe('the words of a check', () => {
  it.each([
    ['ERR-39', 'LICENCE_NOT_FOUND', /nicht gefunden/, /not found/],
    ['ERR-40', 'LICENCE_NO_ACCESS', /keinen Zugriff/, /no access/],
    ['ERR-41', 'LICENCE_NEEDS_PROFESSIONAL', /Professional/, /Professional version/],
    ['ERR-42', 'LICENCE_NEEDS_UPDATE', /zuerst ein Update/, /updated first/],
    ['ERR-43', 'ADD_ON_INCLUDED', /schon enthalten/, /already included/],
    ['ERR-43', 'ADD_ON_NOT_ADDABLE', /passt nicht/, /cannot be added/],
    ['ERR-44', 'LICENCE_SERVICE_FAILED', /schiefgegangen.* an uns/, /something went wrong.* contact us/i],
    ['ERR-44', 'WRONG_APP_NAME', /schiefgegangen/, /something went wrong/i],
  ])('%s: %s is said in both languages', (_id, code, german, english) => {
    expect(licenceSentence('de', { code })).toMatch(german);
    expect(licenceSentence('en', { code })).toMatch(english);
  });

  it.each([...licenceFailures, ...licenceOutcomes])('ERR-46, LIC-10: %s has words of its own', (code) => {
    for (const language of ['de', 'en'] as const) {
      const words = licenceSentence(language, { code });
      expect(words).toMatch(/^[A-Z].*\.$/);
      if (code !== 'LICENCE_SERVICE_FAILED')
        expect(words).not.toBe(licenceSentence(language, { code: 'UNKNOWN' }));
    }
  });

  it('SHP-61: what was found stands before them in both languages', () => {
    const notice = { code: 'LICENCE_NEEDS_UPDATE', found: 'Gastro Basic' };
    expect(licenceSentence('de', notice)).toBe('Gastro Basic Lizenz, die Lizenz braucht zuerst ein Update.');
    expect(licenceSentence('en', notice)).toBe(
      'Gastro Basic Licence, the licence needs to be updated first.',
    );
  });
});

describe('SHP-70: the keys of the specification', () => {
  const spoken = (key: keyof typeof cartTexts.de) =>
    [cartTexts.de[key], cartTexts.en[key]].map((words) =>
      typeof words === 'function' ? (words as (...parts: string[]) => string)('3', '4') : String(words),
    );
  it.each([
    'CartMultipleCustomerError',
    'ProductsHaveDuplicates',
    'VerifyLicenceRequired',
    'PriceOnRequest',
    'ProjectUpdated',
    'DeleteProjectMessage',
  ] as const)('%s is a sentence for people in each language', (key) => {
    const [german, english] = spoken(key);
    expect(german).not.toBe(english);
    for (const words of [german, english]) {
      expect(words).not.toContain(key);
      expect(words).toMatch(/^[A-Z]\S* .*\S$/);
    }
  });
});
