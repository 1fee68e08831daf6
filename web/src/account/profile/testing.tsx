import { vi } from 'vitest';
import {
  ChangePasswordDocument,
  MeDocument,
  ProfileDocument,
  type ProfileInput,
  SaveProfileDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import type { OwnProfile } from './profile.queries.ts';
import { ProfileEditPage } from './profile-edit-page.tsx';

export const olga: OwnProfile = {
  id: 'u1',
  email: 'olga@demo.example',
  role: 'owner',
  firstName: 'Olga',
  lastName: 'Lindner',
  company: 'Gasthaus Lindenhof',
  mayChangeCompany: true,
  phone: null,
  language: 'de',
  picture: null,
  version: 2,
};

const done = { isSuccess: true, message: null, modelId: 'u1' };

interface Server {
  readonly profile?: OwnProfile;
  readonly save?: (input: ProfileInput) => void;
  readonly changePassword?: (change: { current: string; new: string }) => void;
  readonly picture?: (file: Blob | undefined) => Response;
}

/** Shows the page where a profile is edited. */
export const openEditPage = (server: Server = {}) => {
  serve(server);
  return renderScreen(<ProfileEditPage />, '/profile/edit');
};

/** Refuses an operation as the server does. */
export const refuse = (code: string, parameters: object = {}): never => {
  throw { code, parameters };
};

/** The API, userinfo and the picture's address, as one server. */
function serve({ profile = olga, save, changePassword, picture }: Server) {
  let stored = profile;
  const graphql = fakeGraphql([
    [ProfileDocument, () => ({ profile: stored })],
    [MeDocument, () => ({ me: { accessPolicy: 'wide', settings: null, shortcuts: [] } })],
    [
      SaveProfileDocument,
      ({ profile: input }: { profile: ProfileInput }) => {
        save?.(input);
        stored = {
          ...stored,
          ...input,
          company: input.company ?? stored.company,
          phone: input.phone ?? null,
        } as OwnProfile;
        return { saveProfile: done };
      },
    ],
    [
      ChangePasswordDocument,
      (change: { current: string; new: string }) => {
        changePassword?.(change);
        return { changePassword: done };
      },
    ],
  ]);
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    if (input === '/api/profile/picture') {
      const answer = picture?.(init?.body as Blob | undefined) ?? Response.json({ picture: null });
      if (answer.ok) stored = { ...stored, picture: '/files/photoURL/new.webp' };
      return answer;
    }
    if (input === '/connect/userinfo')
      return Response.json({
        sub: 'u1',
        given_name: stored.firstName,
        role: 'owner',
        picture: stored.picture,
      });
    return graphql(input, init);
  });
}
