// The door for tests of features that need somebody with a cart.
export { createShopServer, line, signInAsSomebody } from '../testing.ts';
