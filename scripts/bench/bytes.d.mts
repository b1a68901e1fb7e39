import type { Page } from '@playwright/test';

interface Scripts {
  bytes: number;
  scripts: number;
}

export declare const measureBytes: (
  page: Page,
  portal: { origin: string; email: string; password: string },
) => Promise<{ login: Scripts; firstList: Scripts }>;
