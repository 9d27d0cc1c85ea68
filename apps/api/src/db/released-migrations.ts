/**
 * The migrations of each release with the SHA-256 of their text, as `readMigrations` gives them. Installations have run
 * them: none is edited, renamed or removed again. A change of the schema is a new file `NNNN-subject.sql`. A release
 * adds its migrations here (docs/contributing.md).
 */
export const RELEASED_MIGRATIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '0.2.0': {
    '0001-baseline': '9d0f01b140e7ece28ad393f4d40d105db20fbabced5ced65cac95b4afd8ecf7b',
  },
  '0.3.0': {
    '0003-tariff-editions.sql': 'b8f387c82572bc2819b288882f4a620fba1975c28c4a58d3dd9e35f13beb8bdf',
    '0004-search-bills.sql': '8a2498652ed9643e148c9bcb24d4adce7e129dd6a280f05e9f1788bceb9ba5be',
    '0006-session-end.sql': '3c50662eff8406fc0bf11507455587f109ed8cb39a780b3305e2a32574713614',
    '0007-parts.sql': '73d3c9545f8673475d73e96179fcfb2849ad7561faa83b6fdadf1551fea8eddc',
    '0008-request-answers.sql': '9ffc4c760227b56b93ffefdad6dc7ec632c50830eca9215f09a76a7ca7d8ad83',
    '0009-summary-deletions.sql': '13a0a847a4731040aaf6910db9afc76c352c2eb849549b6d61394fa017d7e396',
    '0010-post-summary-corrections.sql': 'bb2cd6be6383bf7d59256571a51f2e0ee6b9a2352846f7f6b58fd8383f072274',
    '0011-document-scans.sql': '8b0ab04f8922e180e25c385205adbc212e6e750f37b0e1682298aa01ca41ebe8',
    '0012-document-parts.sql': '0b3bbaa6b7eac7ae9571918c7dd1c9298864a18296cf1207aaf54297312e3b27',
    '0014-import-mappings.sql': '2373b95b3f245d4af9228833b279d7c3dd807171502f8d7da96ac575891cfb72',
    '0015-entry-templates.sql': '9467debbf85f9564c9a920a4407c91486cbb72f6ffc9594e9a109d28681bd7ab',
    '0017-sending-and-retention.sql': '6541f7ddc09e014f73817a6ccb51a4d2e7af4dae0409be7c7b55b4daccb68db5',
    '0018-filing-requests.sql': 'a165440783e29ca684b91459c50f996224573f485e74d45dba4be2e12f5173fc',
    '0019-search-references.sql': '31fe67ef51ba00c9c2973cf12da54b5efd2238a378c87ce668adb27820e87d62',
    '0020-check-digit-factor.sql': '1eb91b39150787c61a969f57ab5359280192f48c9291cf768be27a3e25d41a4a',
    '0021-deadline-notices.sql': '5990af66683c85e0f0c86a4abc6f62cc3dd8b7df73e4570b3a8f3b08bc261375',
    '0024-unfinished-splits.sql': '49e6dd4e266d66a82df30c9f904d1e6ad9c197ee1260ca84a6ac8e2fe19af9ac',
    '0025-lanes-by-index.sql': 'c9832b73898a752f8b70eb797cdaeb3f8c274ff81158c6a7583098e050f6d24c',
    '0026-line-codes.sql': '977a4b0993d60d1b45c4ed2630e9285ba169124659fa206e393a866b76684c53',
    '0027-documents-of-requests.sql': '6269eb67b40722da51b1f9263562428fa9c3d5a683875241c15858cd99bcdb3d',
    '0028-summary-state.sql': 'bd09a64d810bdfa17561b8cfa24b3926229a283bde083354f7cdc91ccf04f84a',
    '0029-summary-state-indexes.sql': 'f1629bfe823a2351b412498c7cc63a2592d2b2be5c764fa946e6acb46789fcd7',
    '0030-message-kinds.sql': 'adb33ad67eb6d0a1f7d42a12147e73b6c8673733df8aed34553bf64e9aed10c4',
    '0031-matched-by-hand.sql': '0adf946142aea2a95d5c37aa8a9adfc0d1c483881cd33ea3e5bbaae5435cdaf9',
  },
}
