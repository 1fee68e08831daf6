export * from './failure.ts';
export * from './graphql.ts';
export { postFile, putFile } from './http.ts';
export * from './oauth.ts';
export * from './register-session.ts';
export * from './retry.ts';
