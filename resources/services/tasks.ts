import type { ServiceGroupRecord, ServiceRecord } from './operations.ts';

/** What somebody is about to do with services or their groups. */
export type ServiceTask =
  | { kind: 'createGroup' }
  | { kind: 'editGroup' | 'deleteGroup' | 'groupHistory' | 'groupUses'; group: ServiceGroupRecord }
  | { kind: 'createService'; groupId: string | undefined }
  | {
      kind: 'editService' | 'deleteService' | 'serviceHistory' | 'serviceUses';
      service: ServiceRecord;
    }
  | { kind: 'moveServices'; ids: readonly string[] };
