export * from './failure.ts';
export * from './graphql.ts';
export * from './oauth.ts';
export * from './register-session.ts';
export * from './retry.ts';
