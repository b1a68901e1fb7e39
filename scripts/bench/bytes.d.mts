import type { Page } from '@playwright/test';

export declare const measureBytes: (
  page: Page,
  portal: { origin: string; email: string; password: string },
) => Promise<{ login: number; firstList: number }>;
