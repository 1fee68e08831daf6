export { type Distribution, distribute } from './distribute.ts';
export { distributedTables } from './distributed-tables.ts';
export {
  addNode,
  atCoordinator,
  type Coordinator,
  type DatabaseNode,
  moveTenant,
  type NodeAddress,
  nameOf,
  nodesOf,
  rebalance,
} from './nodes.ts';
export { findObstacles, type Obstacle } from './obstacles.ts';
