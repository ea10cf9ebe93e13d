/** See build-commit.mjs, which is plain JavaScript because the set-up runs before TypeScript is there. */
export declare function writeBuildCommit(folder: string): void
