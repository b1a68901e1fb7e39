import type { ServiceGroupRecord, ServiceRecord } from './operations.ts';

/** What somebody is about to do with services or their groups. */
export type ServiceTask =
  | { kind: 'createGroup' }
  | { kind: 'editGroup' | 'deleteGroup' | 'groupHistory' | 'groupUses'; group: ServiceGroupRecord }
  | { kind: 'createService'; groupId: string | undefined }
  | {
      kind: 'editService' | 'serviceHistory' | 'serviceUses';
      service: ServiceRecord;
    }
  | { kind: 'deleteService'; service: ServiceRecord; isInUsedGroup: boolean }
  | { kind: 'moveServices'; ids: readonly string[] };
