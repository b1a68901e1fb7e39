export declare const internetAt: (folder: string) => Record<string, string>;
