import type { ServiceGroupRecord, ServiceRecord } from './record.generated.ts';

/** An action that the user has started on services or groups. */
export type ServiceTask =
  | { kind: 'createGroup' }
  | {
      kind: 'editGroup' | 'copyGroup' | 'deleteGroup' | 'groupHistory' | 'groupUses';
      group: ServiceGroupRecord;
    }
  | { kind: 'createService'; groupId: string | undefined }
  | {
      kind: 'editService' | 'copyService' | 'serviceHistory' | 'serviceUses';
      service: ServiceRecord;
    }
  | { kind: 'deleteService'; service: ServiceRecord; isInUsedGroup: boolean }
  | { kind: 'moveServices'; ids: readonly string[] };
