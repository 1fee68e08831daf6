export {
  faultOf,
  faultsWithin,
  type JsonFault,
  pathOf,
  type SchemaWords,
  schemaFaults,
} from './json-faults.ts';
