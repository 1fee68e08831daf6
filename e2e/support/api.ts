/** The API as one signed-in person uses it. */
export interface Api {
  /** The access token, ten minutes long. */
  readonly token: string;
  /** The data of a GraphQL answer. @throws when it has errors */
  ask<T>(path: '/graphql' | '/graphql/pos', query: string, variables?: Record<string, unknown>): Promise<T>;
}

/** Signs in with e-mail and password (API-01). */
export const signInToApi = async (server: string, email: string, password: string): Promise<Api> => {
  const response = await fetch(`${server}/connect/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'password', username: email, password, scope: 'openid api' }),
  });
  const { access_token: token } = (await response.json()) as { access_token?: string };
  if (!token) throw new Error(`no sign-in for ${email}: ${response.status}`);
  return {
    token,
    ask: async <T>(path: string, query: string, variables = {}) => {
      const answer = await fetch(`${server}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ query, variables }),
      });
      const { data, errors } = (await answer.json()) as { data?: T; errors?: unknown };
      if (errors || !data) throw new Error(`${answer.status} ${JSON.stringify(errors)}`);
      return data;
    },
  };
};
