import { type Mock, vi } from 'vitest';

/** The tenant that is acted for. */
export const tenantId = '7b0c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11';
/** The super administrator, as the browser keeps what the server told of her. */
export const svenja = {
  userinfo: {
    sub: 'svenja',
    role: 'superAdmin',
    given_name: 'Svenja',
    family_name: 'Albers',
    email: 'svenja@demo.example',
    middle_name: 'Tresen',
  },
  me: { shortcuts: ['receipts'] },
};
/** The user whose place she takes. */
export const selma = {
  sub: 'selma',
  role: 'owner',
  firstName: 'Selma',
  lastName: 'Sommer',
  email: 'selma@demo.example',
  imagePath: null,
};
/** What userinfo says of that user. */
export const selmaInfo = {
  sub: 'selma',
  given_name: 'Selma',
  family_name: 'Sommer',
  middle_name: 'Feinkost Sommer',
};

/** A row of the list. */
export const person = (sub: string, firstName: string, company: string) => ({
  ...selma,
  sub,
  firstName,
  email: `${sub}@demo.example`,
  tenantId,
  tenant: { name: company },
});
/** A list with oneself and the user in it. */
export const people = [
  person('anton', 'Anton', 'Tresen'),
  person('selma', 'Selma', 'Feinkost'),
  person('svenja', 'Svenja', 'Tresen'),
  person('zoe', 'Zoë', 'Lindenhof'),
];

/** Full loads of a page. */
export const replace: Mock<(url: string) => void> = vi.fn();
/** Addresses at which lists were asked for. */
export const asked: string[] = [];
/** GraphQL operations, with the tenant of their header. */
export const operations: unknown[] = [];

type Reply = Response | Promise<Response>;
/** A page of a list, with the address of the next. */
export const page = (list: readonly unknown[], link?: string) =>
  Response.json(list, link ? { headers: { link: `<${link}>; rel="next"` } } : {});
/** What GraphQL answers when it refuses a field. */
export const refusal = (code: string) => Response.json({ data: null, errors: [{ extensions: { code } }] });

/** The server: what it answers to switching and to lists, by the address asked for. */
export const serve = (
  answers: { readonly operation?: () => Reply; readonly list?: (url: string) => Reply } = {},
) => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string, init?: RequestInit) => {
      if (url === '/connect/token')
        return Response.json({ access_token: 'a', refresh_token: 'r', expires_in: 600 });
      if (url.startsWith('/connect/usersExtended/my')) {
        asked.push(url);
        return answers.list?.(url) ?? page(people);
      }
      operations.push({
        ...JSON.parse(String(init?.body)),
        tenant: new Headers(init?.headers).get('x-override-tenant'),
      });
      return answers.operation?.() ?? Response.json({ data: { clearSwitch: { isSuccess: true } } });
    }),
  );
};

/** Somebody is signed in. */
export const keepProfile = (userinfo: object, role: string, me: object = {}) => {
  localStorage.setItem('tresen.refreshToken', 'r');
  localStorage.setItem('tresen.profile', JSON.stringify({ userinfo, me }));
  localStorage.setItem('tresen.role', role);
};
/** The super administrator is signed in. */
export const asVendor = () => keepProfile(svenja.userinfo, 'superAdmin', svenja.me);
/** She acts in the place of the user, who has the role. */
export const asActing = (role = 'owner') => {
  keepProfile(selmaInfo, role);
  localStorage.setItem(
    'tresen.override',
    JSON.stringify({ tenantId, resellerId: null, user: { ...selma, role }, oldUser: svenja }),
  );
};

/** Whom the browser acts for. */
export const kept = () => JSON.parse(localStorage.getItem('tresen.override') ?? 'null');

/** Before each test: nothing asked for yet, nowhere gone. */
export const forgetCalls = (): void => {
  replace.mockReset();
  asked.length = 0;
  operations.length = 0;
  vi.stubGlobal('location', {
    replace,
    pathname: '/dashboards/home',
    search: '',
    origin: 'http://localhost',
  });
};
