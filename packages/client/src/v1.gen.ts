// Generated from /api/v1/openapi.json: `vitest run --project integration apps/api/test/v1 -u`.
export interface paths {
    "/api/v1/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Entries, the newest first, by cursor */
        get: operations["listEntriesAfter"];
        put?: never;
        /** Save a new entry for the first time, under the next entry number */
        post: operations["createEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/entries/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a draft from canonical JSON */
        post: operations["importEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/entries/{id}/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The stored lines of an entry, by line number */
        get: operations["listLines"];
        put?: never;
        /** Add lines to a draft and change lines of it, all or none: one line of JSON for each */
        post: operations["addLines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/entries/new-draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a new entry begins with; nothing is stored, and no number is used */
        get: operations["getNewDraft"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/entries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One entry with its draft */
        get: operations["getEntry"];
        put?: never;
        post?: never;
        /** Delete a draft that was never filed */
        delete: operations["deleteEntry"];
        options?: never;
        head?: never;
        /** Save sections of the draft */
        patch: operations["saveEntry"];
        trace?: never;
    };
    "/api/v1/entries/{id}/validations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The validation results of an entry, by field and one by one */
        get: operations["listValidations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/entries/{id}/tariff-questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the tariff asks of the lines of an entry, each question once, the lines that have no duty, and notes on law that the data lacks */
        get: operations["listTariffQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/entries/{id}/tariff-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What comparing the lines of an entry with the tariff gives: programs by heading, what is not owed, lines that could not be compared, lines whose duty may still change */
        get: operations["getTariffCheck"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/entries/{id}/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Run every rule on an entry and store what it finds */
        post: operations["validateEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/entries/{id}/final-review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Review the whole entry, and acknowledge the review */
        post: operations["reviewEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/entries/{id}/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a draft for another shipment like this one, under a new number */
        post: operations["copyEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/entries/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The entry as CBP Form 7501 */
        get: operations["getForm7501"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Open tasks about entries, the most urgent first */
        get: operations["listTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/parties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The parties of the organisation's entries, by name */
        get: operations["listParties"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/suppliers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Manufacturers and other suppliers of the organisation's entries, the most used first */
        get: operations["listSuppliers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/suppliers/{mid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One supplier by its manufacturer ID, as the organization's entries give it */
        get: operations["getSupplier"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lookups/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search a reference table */
        get: operations["getLookup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/entries/{id}/declaration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Certify the declaration in a role */
        post: operations["declareEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/entries/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Validate, return to draft, submit, or set a status by hand */
        post: operations["changeStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/entries/{id}/filing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The state of the filing, with the messages and conditions of CBP */
        get: operations["getFiling"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/entries/{id}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The event log of the filing */
        get: operations["getTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/entries/{id}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The release of the goods of an entry, and its three filings */
        get: operations["getRelease"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/entries/{id}/security-filing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The security filings (ISF 10+2) of an entry, and what it lacks for them */
        get: operations["getSecurityFiling"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/entries/{id}/customs-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The CBP requests about a filed entry */
        get: operations["listCustomsRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/statements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The daily and monthly statements of CBP, and the messages that do not count */
        get: operations["listStatements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/entries/{id}/statements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The statements of CBP that have an entry: daily ones, and monthly ones that list them */
        get: operations["listEntryStatements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/statements/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A statement, held line by line against what was filed */
        get: operations["getStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is owed to CBP by day, statement and entry, and the cash needed in the next 30, 60 and 90 days */
        get: operations["getOwed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/details.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was paid and is owed in a span of days, by statement, entry, part and class, as CSV */
        get: operations["exportPaymentDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/bills.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same as bills of CBP, in the columns of Xero that QuickBooks Online maps, as CSV */
        get: operations["exportBills"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/entries/{id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The documents of an entry, and how long they are kept */
        get: operations["listDocuments"];
        put?: never;
        /** Begin to upload a document */
        post: operations["startDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/entries/{id}/documents/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a document that need not be kept */
        delete: operations["deleteDocument"];
        options?: never;
        head?: never;
        /** Change name or kind of a document, or say which missing document it is */
        patch: operations["changeDocument"];
        trace?: never;
    };
    "/api/v1/entries/{id}/documents/{documentId}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The content of a document, as a file */
        get: operations["getDocumentContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/entries/{id}/documents/{documentId}/parts/{index}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Upload one part (application/octet-stream, 1 MiB, the last one shorter) */
        put: operations["putDocumentPart"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/entries/{id}/documents/{documentId}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End an upload: the content is checked and hashed */
        post: operations["completeDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reports/duty": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Value, duty and fees of filed entries by month, HTS number, origin, supplier, measure or program */
        get: operations["getDutyReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reports/landed-cost": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Goods, freight, duty and fees of filed entries by part number, purchase order or file reference, page by page */
        get: operations["getLandedCosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reports/deadlines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The days of a span on which entries are due: summary, payment, correction, liquidation, protest */
        get: operations["listDeadlines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/refunds/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Entries on file whose duty or fees differ from the measures of their entry date, page by page */
        get: operations["findRefunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tariff/goods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Subheadings for goods by words or digits, best first, each with the reason for it and its lines */
        get: operations["findTariffGoods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tariff/lines/{hts}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One number of the tariff schedule with its rates and units */
        get: operations["getTariffLine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tariff/notes/{hts}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a U.S. note to subchapter III of chapter 99 says of a heading */
        get: operations["getTariffNote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tariff/rulings/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A ruling of CBP on the number of goods, by its number */
        get: operations["getRuling"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tariff/duty": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The duty of a line of goods with its tariff rows and open questions; stores nothing */
        post: operations["calculateDuty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tariff/duties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The duty of many lines of goods, to compare it with what a paper says; stores nothing */
        post: operations["calculateDuties"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tariff/estimate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What goods cost to import: duty, fees, the sum to pay and the landed cost; stores nothing */
        post: operations["estimateCost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tariff/proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** For each of many descriptions of goods, the numbers that a search of the tariff finds first */
        post: operations["proposeTariffNumbers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/parts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One part */
        get: operations["getPart"];
        /** Save all fields of a part */
        put: operations["updatePart"];
        post?: never;
        /** Delete a part; entries keep their lines */
        delete: operations["deletePart"];
        options?: never;
        head?: never;
        /** Change the fields of a part that are given; the others stay as they are */
        patch: operations["changePart"];
        trace?: never;
    };
    "/api/v1/parts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Parts by part number, by cursor */
        get: operations["listPartsAfter"];
        put?: never;
        /** Save a part under a number that no part has */
        post: operations["createPart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/parts/match": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The parts of part numbers, as many as are known */
        post: operations["matchParts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/parts/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save many parts at once, all or none; a part of the same number is replaced */
        post: operations["importParts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/parts/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save parts under numbers that no part has; known parts stay as they are */
        post: operations["addParts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        DraftInput: {
            header?: {
                entry_number?: string;
                entry_type?: string;
                summary_date?: string;
                surety_no?: string;
                bond_type?: string;
                port_code?: string;
                entry_date?: string;
                purchase_order?: string;
                zone_id?: string;
                government_import?: boolean;
                correction_explanation?: string;
                accelerated_liquidation?: boolean;
            };
            bond_information?: {
                bond_number?: string;
                bond_type_detail?: string;
                bond_amount?: string;
                additional_surety?: string;
                additional_number?: string;
                additional_amount?: string;
                surety_company?: string;
                surety_address?: string;
                contact_name?: string;
                contact_email?: string;
                contact_phone?: string;
            };
            shipment_origin?: {
                mode_of_transport?: string;
                importing_carrier?: string;
                import_date?: string;
                bill_of_lading?: string;
                house_bill?: string;
                sub_house_bill?: string;
                further_bills?: {
                    bill_of_lading?: string;
                    house_bill?: string;
                    sub_house_bill?: string;
                    it_number?: string;
                    non_automated?: boolean;
                    packages?: string;
                    unit?: string;
                }[];
                carrier_code?: string;
                trip_number?: string;
                manifest_unit?: string;
                eta?: string;
                eta_time?: string;
                incoterm?: string;
                foreign_port_lading?: string;
                us_port_unlading?: string;
                country_of_origin?: string;
                manufacturer_id?: string;
                exporting_country?: string;
                export_date?: string;
                it_number?: string;
                it_date?: string;
                missing_documents?: string[];
                contains_metal?: string;
                country_of_melt_pour?: string;
                primary_country_of_smelt?: string;
                secondary_country_of_smelt?: string;
                country_of_cast?: string;
            };
            export_details?: {
                export_date?: string;
                warehouse_withdrawal?: boolean;
                warehouse_reference?: string;
                final_withdrawal?: boolean;
                additional_movement?: string;
            };
            trade_remedies?: {
                section232_applicable?: boolean;
                material_scope?: string;
                is_recycled_aluminum?: boolean;
                country_melt_pour?: string;
                primary_country_smelt?: string;
                secondary_country_smelt?: string;
                country_cast?: string;
            };
            release?: {
                method?: string;
                contact_name?: string;
                contact_phone?: string;
                exam_site?: string;
                split_release?: string;
                general_order?: string;
                bonded_warehouse?: string;
                elected_date?: string;
                weekly_entry?: boolean;
                immediate_delivery?: boolean;
                non_automated?: boolean;
                containers?: {
                    number?: string;
                    bill?: string;
                }[];
            };
            security_filing?: {
                lading_date?: string;
                kind?: string;
                shipment_type?: string;
                bond?: string;
                bond_reference?: string;
                bond_surety?: string;
                with_release?: boolean;
                foreign_unlading?: string;
                delivery_place?: string;
            };
            parties?: {
                location_of_goods?: string;
                firms_code?: string;
                same_as_importer?: boolean;
                consignee_number?: string;
                importer_number?: string;
                reference_number?: string;
                ultimate_consignee?: {
                    name?: string;
                    address_line1?: string;
                    address_line2?: string;
                    city?: string;
                    state?: string;
                    zip?: string;
                    country?: string;
                    dba?: string;
                    contact_name?: string;
                    phone?: string;
                    fax?: string;
                    email?: string;
                    reference_id?: string;
                };
                importer_of_record?: {
                    name?: string;
                    address_line1?: string;
                    address_line2?: string;
                    city?: string;
                    state?: string;
                    zip?: string;
                    country?: string;
                    dba?: string;
                    contact_name?: string;
                    phone?: string;
                    fax?: string;
                    email?: string;
                    reference_id?: string;
                };
                seller?: {
                    name?: string;
                    dba?: string;
                    address_line1?: string;
                    address_line2?: string;
                    city?: string;
                    state?: string;
                    zip?: string;
                    country?: string;
                    contact_name?: string;
                    phone?: string;
                    fax?: string;
                    email?: string;
                    reference_id?: string;
                    tin?: string;
                    manufacturer_id?: string;
                };
                buyer?: {
                    name?: string;
                    dba?: string;
                    address_line1?: string;
                    address_line2?: string;
                    city?: string;
                    state?: string;
                    zip?: string;
                    country?: string;
                    contact_name?: string;
                    phone?: string;
                    fax?: string;
                    email?: string;
                    reference_id?: string;
                    tin?: string;
                    manufacturer_id?: string;
                };
                ship_to?: {
                    name?: string;
                    dba?: string;
                    address_line1?: string;
                    address_line2?: string;
                    city?: string;
                    state?: string;
                    zip?: string;
                    country?: string;
                    contact_name?: string;
                    phone?: string;
                    fax?: string;
                    email?: string;
                    reference_id?: string;
                    tin?: string;
                    manufacturer_id?: string;
                };
                shipper?: {
                    name?: string;
                    dba?: string;
                    address_line1?: string;
                    address_line2?: string;
                    city?: string;
                    state?: string;
                    zip?: string;
                    country?: string;
                    contact_name?: string;
                    phone?: string;
                    fax?: string;
                    email?: string;
                    reference_id?: string;
                    tin?: string;
                    manufacturer_id?: string;
                };
                manufacturer?: {
                    name?: string;
                    dba?: string;
                    address_line1?: string;
                    address_line2?: string;
                    city?: string;
                    state?: string;
                    zip?: string;
                    country?: string;
                    contact_name?: string;
                    phone?: string;
                    fax?: string;
                    email?: string;
                    reference_id?: string;
                    tin?: string;
                    manufacturer_id?: string;
                };
                stuffing_place?: {
                    name?: string;
                    dba?: string;
                    address_line1?: string;
                    address_line2?: string;
                    city?: string;
                    state?: string;
                    zip?: string;
                    country?: string;
                    contact_name?: string;
                    phone?: string;
                    fax?: string;
                    email?: string;
                    reference_id?: string;
                    tin?: string;
                    manufacturer_id?: string;
                };
                consolidator?: {
                    name?: string;
                    dba?: string;
                    address_line1?: string;
                    address_line2?: string;
                    city?: string;
                    state?: string;
                    zip?: string;
                    country?: string;
                    contact_name?: string;
                    phone?: string;
                    fax?: string;
                    email?: string;
                    reference_id?: string;
                    tin?: string;
                    manufacturer_id?: string;
                };
                booking_party?: {
                    name?: string;
                    dba?: string;
                    address_line1?: string;
                    address_line2?: string;
                    city?: string;
                    state?: string;
                    zip?: string;
                    country?: string;
                    contact_name?: string;
                    phone?: string;
                    fax?: string;
                    email?: string;
                    reference_id?: string;
                    tin?: string;
                    manufacturer_id?: string;
                };
            };
            line_items?: {
                id: string;
                line_number: number;
                description?: string;
                htsus?: string;
                adcvd_case_number?: string;
                relationship?: string;
                gross_weight_kg?: string;
                manifest_qty?: string;
                net_qty?: string;
                net_uom?: string;
                net_qty_2?: string;
                net_uom_2?: string;
                net_qty_3?: string;
                net_uom_3?: string;
                entered_value?: string;
                charges?: string;
                duty_amount?: string;
                tariff_rows?: {
                    hts?: string;
                    measure?: string;
                    rate?: string;
                    value?: string;
                    duty?: string;
                    quantity?: string;
                    unit?: string;
                    quantity_2?: string;
                    unit_2?: string;
                    quantity_3?: string;
                    unit_3?: string;
                    source?: string;
                }[];
                tariff_rows_removed?: {
                    hts?: string;
                    measure?: string;
                    rate?: string;
                    duty?: string;
                }[];
                tariff_answers?: {
                    question?: string;
                    answer?: string;
                }[];
                duty_source?: string;
                duty_calculated?: string;
                duty_reason?: string;
                duty_note?: string;
                tariff_edition?: string;
                hts_rate_text?: string;
                classification?: {
                    hts?: string;
                    words?: string;
                    edition?: string;
                    chosen_on?: string;
                    reasons?: {
                        source?: string;
                        words?: string;
                        ruling?: string;
                        ruled_on?: string;
                    }[];
                    answers?: {
                        answer?: string;
                    }[];
                    note?: string;
                };
                ir_tax_amount?: string;
                part_number?: string;
                purchase_order?: string;
                origin_country?: string;
                currency_code?: string;
                adcvd_case_role?: string;
                second_case_number?: string;
                category_number?: string;
                ruling_number?: string;
                visa_number?: string;
                other_fee_ids?: string;
                product_claim?: string;
                net_cost?: string;
                fee_exemption?: string;
                spi?: string;
                set_indicator?: string;
                zone?: {
                    status?: string;
                    filing_date?: string;
                    quantity?: string;
                };
                metal?: {
                    steel_melt_pour?: string;
                    aluminum_primary_smelt?: string;
                    aluminum_secondary_smelt?: string;
                    aluminum_cast?: string;
                    copper_primary_smelt?: string;
                    copper_secondary_smelt?: string;
                    copper_cast?: string;
                };
                importer_declarations?: {
                    softwood_conforms?: string;
                    softwood_price?: string;
                    softwood_charges?: string;
                    steel_exclusion?: string;
                    aluminum_exclusion?: string;
                    korean_certificate?: string;
                    case_certified?: string;
                    solar_certified?: ("Y" | "N") | "";
                    crane_certified?: ("Y" | "N") | "";
                    auto_license?: string;
                    craft_producer_id?: string;
                    craft_producer_name?: string;
                    craft_rate_code?: string;
                    craft_tax_rate?: string;
                    craft_flavor_credit?: string;
                };
                manufacturer?: {
                    name?: string;
                    address_line1?: string;
                    address_line2?: string;
                    city?: string;
                    province?: string;
                    country?: string;
                    postal?: string;
                };
                manufacturer_mid?: string;
                pga_flags?: string[];
                agency_statements?: {
                    agency?: string;
                    program?: string;
                    variant?: string;
                    disclaimer?: string;
                    answers?: {
                        question?: string;
                        row?: string;
                        value?: string;
                    }[];
                    shipment_answers?: {
                        question?: string;
                        row?: string;
                        value?: string;
                    }[];
                }[];
                license_numbers?: {
                    requirement_id?: string;
                    number?: string;
                    type_code?: string;
                }[];
                permit_info?: {
                    requirement_id?: string;
                    number?: string;
                    type_code?: string;
                }[];
                census_overrides?: {
                    warning?: string;
                    reason?: string;
                }[];
                special_handling?: string;
                charges_breakdown?: {
                    code?: string;
                    amount?: string;
                }[];
                invoice?: {
                    currency_code?: string;
                    foreign_value?: string;
                    exchange_rate?: string;
                    effective_at?: string;
                    source?: string;
                };
                invoice_rows?: {
                    part_number?: string;
                    purchase_order?: string;
                    description?: string;
                    quantity?: string;
                    unit?: string;
                    value?: string;
                    gross_weight_kg?: string;
                }[];
                valuation?: {
                    terms_of_sale?: string;
                    duty_rate_in_price?: string;
                    international_freight?: string;
                    international_insurance?: string;
                    us_freight?: string;
                    us_services?: string;
                    us_taxes?: string;
                    packing_costs?: string;
                    selling_commission?: string;
                    assists?: string;
                    royalties?: string;
                    resale_proceeds?: string;
                };
                hts_rate?: string;
                adcvd_rate?: string;
                adcvd_rate_kind?: string;
                adcvd_quantity?: string;
                adcvd_value?: string;
                second_case_rate?: string;
                second_case_rate_kind?: string;
                second_case_quantity?: string;
                second_case_value?: string;
                irc_rate?: string;
                visa_numbers?: string;
                adcvd_amount?: string;
                adcvd_claim?: string;
                second_case_amount?: string;
                second_case_claim?: string;
                exporter_mid?: string;
                non_reimbursement?: string;
                non_reimbursement_id?: string;
            }[];
            totals_declarations?: {
                total_entered_value?: string;
                total_duty?: string;
                total_tax?: string;
                total_other?: string;
                grand_total?: string;
                deferred_tax_code?: string;
                reconciliation_issue?: string;
                trade_agreement_reconciliation?: boolean;
                shipment_usage?: string;
                fee_summary?: {
                    id: string;
                    fee_type?: ("AD" | "CVD" | "MPF" | "HMF" | "Mail Fee" | "Tea Fee" | "Beef Fee" | "Other Fee") | "";
                    code?: string;
                    amount?: string;
                    class_code?: string;
                    note?: string;
                }[];
                payment_type?: string;
                statement_date?: string;
                statement_month?: string;
                statement_branch?: string;
                declaration_ior_agent?: boolean;
                declaration_purchase_agreement?: boolean;
                goods_not_purchased?: boolean;
                declaration_tib?: boolean;
                declarant_name?: string;
                declarant_title?: string;
                declarant_signature?: string;
                declarant_date?: string;
                broker_name?: string;
                broker_phone?: string;
                broker_address_line1?: string;
                broker_address_line2?: string;
                broker_city?: string;
                broker_state?: string;
                broker_zip?: string;
                broker_license?: string;
                file_reference_no?: string;
            };
            final_review?: {
                acknowledged?: boolean;
                declarant_role?: string;
                acknowledged_at?: string;
                last_evaluated_at?: string;
                blocking_error_count?: number;
                warning_count?: number;
                totals?: {
                    total_entered_value: string;
                    total_duty: string;
                    total_tax: string;
                    total_other: string;
                    grand_total: string;
                };
            };
        };
        EntryInput: {
            /** Format: uuid */
            id: string;
            entry_number: string;
            /** @enum {string} */
            type: "informal" | "formal";
            entry_type: string;
            port_code: string;
            /** @enum {string} */
            status: "draft" | "validated" | "submitted" | "accepted" | "rejected" | "hold" | "released";
            previous_status: ("draft" | "validated" | "submitted" | "accepted" | "rejected" | "hold" | "released") | null;
            status_changed_at: string | null;
            status_changed_by: {
                id: string;
                name: string;
            } | null;
            status_reason: string | null;
            release_status: string | null;
            released_on: string | null;
            /** @enum {string} */
            headline: "redelivery" | "taken_back" | "canceled" | "deleted" | "hold" | "exam" | "rejected" | "release_refused" | "accepted_released" | "released" | "accepted" | "submitted" | "filed";
            deletion: ("requested" | "deleted") | null;
            /** @enum {string} */
            summary_state: "draft" | "validated" | "sent" | "on_file" | "rejected";
            /** @enum {string} */
            control: "trade" | "statement" | "review" | "sent_back" | "cancelled";
            /** @enum {string} */
            current_step: "header" | "step-2" | "step-3" | "step-4" | "step-5" | "step-6";
            step_progress: {
                [key: string]: {
                    /** @enum {string} */
                    status: "valid" | "current" | "incomplete" | "partial" | "not_started" | "complete";
                    visitedAt?: string;
                    completedAt?: string;
                    validationErrors?: number;
                    skipped?: boolean;
                };
            };
            skip_flags: {
                [key: string]: true;
            };
            page_progress: {
                [key: string]: {
                    /** Format: date-time */
                    visited_at: string;
                    /** Format: date-time */
                    completed_at?: string;
                };
            };
            navigation_state: {
                page: string;
                line_id?: string;
                user_id: string | null;
                /** Format: date-time */
                at: string;
            } | null;
            view_preferences: {
                open_lines?: string[];
                open_records?: string[];
            };
            /** @enum {string} */
            validation_status: "pending" | "passed" | "failed";
            autosave_status: string;
            last_saved_at: string | null;
            draft_data: components["schemas"]["DraftInput"];
            total_entered_value: string;
            total_duty: string;
            total_tax: string;
            total_other: string;
            grand_total: string;
            deferred_tax: string;
            bonded_adcvd: string;
            duty_paid_on: string | null;
            liquidated_on: string | null;
            kept_until: string | null;
            line_count: number;
            broker_name: string | null;
            signed_by: {
                id: string;
                name: string;
            } | null;
            signature_voided: {
                by: {
                    id: string;
                    name: string;
                } | null;
                /** Format: date-time */
                at: string;
                fields: string[];
                field_count: number;
            } | null;
            archived: boolean;
            summary_version: number;
            is_post_summary: boolean;
            corrects_entry_id: string | null;
            corrects_status: ("draft" | "validated" | "submitted" | "accepted" | "rejected" | "hold" | "released") | null;
            corrects_summary: ("draft" | "validated" | "sent" | "on_file" | "rejected") | null;
            superseded_by: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            updated_by: {
                id: string;
                name: string;
            } | null;
            may: {
                edit: boolean;
                validate: boolean;
                submit: boolean;
                archive: boolean;
                delete: boolean;
                correct: boolean;
                record_payment: boolean;
                replace: boolean;
                correct_paid: boolean;
                delete_summary: boolean;
                reopen: boolean;
                decide: ("draft" | "validated" | "submitted" | "accepted" | "rejected" | "hold" | "released")[];
            };
        };
        Draft: {
            header?: {
                entry_number?: string;
                entry_type?: string;
                summary_date?: string;
                surety_no?: string;
                bond_type?: string;
                port_code?: string;
                entry_date?: string;
                purchase_order?: string;
                zone_id?: string;
                government_import?: boolean;
                correction_explanation?: string;
                accelerated_liquidation?: boolean;
            };
            bond_information?: {
                bond_number?: string;
                bond_type_detail?: string;
                bond_amount?: string;
                additional_surety?: string;
                additional_number?: string;
                additional_amount?: string;
                surety_company?: string;
                surety_address?: string;
                contact_name?: string;
                contact_email?: string;
                contact_phone?: string;
            };
            shipment_origin?: {
                mode_of_transport?: string;
                importing_carrier?: string;
                import_date?: string;
                bill_of_lading?: string;
                house_bill?: string;
                sub_house_bill?: string;
                further_bills?: {
                    bill_of_lading?: string;
                    house_bill?: string;
                    sub_house_bill?: string;
                    it_number?: string;
                    non_automated?: boolean;
                    packages?: string;
                    unit?: string;
                }[];
                carrier_code?: string;
                trip_number?: string;
                manifest_unit?: string;
                eta?: string;
                eta_time?: string;
                incoterm?: string;
                foreign_port_lading?: string;
                us_port_unlading?: string;
                country_of_origin?: string;
                manufacturer_id?: string;
                exporting_country?: string;
                export_date?: string;
                it_number?: string;
                it_date?: string;
                missing_documents?: string[];
                contains_metal?: string;
                country_of_melt_pour?: string;
                primary_country_of_smelt?: string;
                secondary_country_of_smelt?: string;
                country_of_cast?: string;
            };
            export_details?: {
                export_date?: string;
                warehouse_withdrawal?: boolean;
                warehouse_reference?: string;
                final_withdrawal?: boolean;
                additional_movement?: string;
            };
            trade_remedies?: {
                section232_applicable?: boolean;
                material_scope?: string;
                is_recycled_aluminum?: boolean;
                country_melt_pour?: string;
                primary_country_smelt?: string;
                secondary_country_smelt?: string;
                country_cast?: string;
            };
            release?: {
                method?: string;
                contact_name?: string;
                contact_phone?: string;
                exam_site?: string;
                split_release?: string;
                general_order?: string;
                bonded_warehouse?: string;
                elected_date?: string;
                weekly_entry?: boolean;
                immediate_delivery?: boolean;
                non_automated?: boolean;
                containers?: {
                    number?: string;
                    bill?: string;
                }[];
            };
            security_filing?: {
                lading_date?: string;
                kind?: string;
                shipment_type?: string;
                bond?: string;
                bond_reference?: string;
                bond_surety?: string;
                with_release?: boolean;
                foreign_unlading?: string;
                delivery_place?: string;
            };
            parties?: {
                location_of_goods?: string;
                firms_code?: string;
                same_as_importer?: boolean;
                consignee_number?: string;
                importer_number?: string;
                reference_number?: string;
                ultimate_consignee?: {
                    name?: string;
                    address_line1?: string;
                    address_line2?: string;
                    city?: string;
                    state?: string;
                    zip?: string;
                    country?: string;
                    dba?: string;
                    contact_name?: string;
                    phone?: string;
                    fax?: string;
                    email?: string;
                    reference_id?: string;
                };
                importer_of_record?: {
                    name?: string;
                    address_line1?: string;
                    address_line2?: string;
                    city?: string;
                    state?: string;
                    zip?: string;
                    country?: string;
                    dba?: string;
                    contact_name?: string;
                    phone?: string;
                    fax?: string;
                    email?: string;
                    reference_id?: string;
                };
                seller?: {
                    name?: string;
                    dba?: string;
                    address_line1?: string;
                    address_line2?: string;
                    city?: string;
                    state?: string;
                    zip?: string;
                    country?: string;
                    contact_name?: string;
                    phone?: string;
                    fax?: string;
                    email?: string;
                    reference_id?: string;
                    tin?: string;
                    manufacturer_id?: string;
                };
                buyer?: {
                    name?: string;
                    dba?: string;
                    address_line1?: string;
                    address_line2?: string;
                    city?: string;
                    state?: string;
                    zip?: string;
                    country?: string;
                    contact_name?: string;
                    phone?: string;
                    fax?: string;
                    email?: string;
                    reference_id?: string;
                    tin?: string;
                    manufacturer_id?: string;
                };
                ship_to?: {
                    name?: string;
                    dba?: string;
                    address_line1?: string;
                    address_line2?: string;
                    city?: string;
                    state?: string;
                    zip?: string;
                    country?: string;
                    contact_name?: string;
                    phone?: string;
                    fax?: string;
                    email?: string;
                    reference_id?: string;
                    tin?: string;
                    manufacturer_id?: string;
                };
                shipper?: {
                    name?: string;
                    dba?: string;
                    address_line1?: string;
                    address_line2?: string;
                    city?: string;
                    state?: string;
                    zip?: string;
                    country?: string;
                    contact_name?: string;
                    phone?: string;
                    fax?: string;
                    email?: string;
                    reference_id?: string;
                    tin?: string;
                    manufacturer_id?: string;
                };
                manufacturer?: {
                    name?: string;
                    dba?: string;
                    address_line1?: string;
                    address_line2?: string;
                    city?: string;
                    state?: string;
                    zip?: string;
                    country?: string;
                    contact_name?: string;
                    phone?: string;
                    fax?: string;
                    email?: string;
                    reference_id?: string;
                    tin?: string;
                    manufacturer_id?: string;
                };
                stuffing_place?: {
                    name?: string;
                    dba?: string;
                    address_line1?: string;
                    address_line2?: string;
                    city?: string;
                    state?: string;
                    zip?: string;
                    country?: string;
                    contact_name?: string;
                    phone?: string;
                    fax?: string;
                    email?: string;
                    reference_id?: string;
                    tin?: string;
                    manufacturer_id?: string;
                };
                consolidator?: {
                    name?: string;
                    dba?: string;
                    address_line1?: string;
                    address_line2?: string;
                    city?: string;
                    state?: string;
                    zip?: string;
                    country?: string;
                    contact_name?: string;
                    phone?: string;
                    fax?: string;
                    email?: string;
                    reference_id?: string;
                    tin?: string;
                    manufacturer_id?: string;
                };
                booking_party?: {
                    name?: string;
                    dba?: string;
                    address_line1?: string;
                    address_line2?: string;
                    city?: string;
                    state?: string;
                    zip?: string;
                    country?: string;
                    contact_name?: string;
                    phone?: string;
                    fax?: string;
                    email?: string;
                    reference_id?: string;
                    tin?: string;
                    manufacturer_id?: string;
                };
            };
            line_items?: {
                id: string;
                line_number: number;
                description?: string;
                htsus?: string;
                adcvd_case_number?: string;
                relationship?: string;
                gross_weight_kg?: string;
                manifest_qty?: string;
                net_qty?: string;
                net_uom?: string;
                net_qty_2?: string;
                net_uom_2?: string;
                net_qty_3?: string;
                net_uom_3?: string;
                entered_value?: string;
                charges?: string;
                duty_amount?: string;
                tariff_rows?: {
                    hts?: string;
                    measure?: string;
                    rate?: string;
                    value?: string;
                    duty?: string;
                    quantity?: string;
                    unit?: string;
                    quantity_2?: string;
                    unit_2?: string;
                    quantity_3?: string;
                    unit_3?: string;
                    source?: string;
                }[];
                tariff_rows_removed?: {
                    hts?: string;
                    measure?: string;
                    rate?: string;
                    duty?: string;
                }[];
                tariff_answers?: {
                    question?: string;
                    answer?: string;
                }[];
                duty_source?: string;
                duty_calculated?: string;
                duty_reason?: string;
                duty_note?: string;
                tariff_edition?: string;
                hts_rate_text?: string;
                classification?: {
                    hts?: string;
                    words?: string;
                    edition?: string;
                    chosen_on?: string;
                    reasons?: {
                        source?: string;
                        words?: string;
                        ruling?: string;
                        ruled_on?: string;
                    }[];
                    answers?: {
                        answer?: string;
                    }[];
                    note?: string;
                };
                ir_tax_amount?: string;
                part_number?: string;
                purchase_order?: string;
                origin_country?: string;
                currency_code?: string;
                adcvd_case_role?: string;
                second_case_number?: string;
                category_number?: string;
                ruling_number?: string;
                visa_number?: string;
                other_fee_ids?: string;
                product_claim?: string;
                net_cost?: string;
                fee_exemption?: string;
                spi?: string;
                set_indicator?: string;
                zone?: {
                    status?: string;
                    filing_date?: string;
                    quantity?: string;
                };
                metal?: {
                    steel_melt_pour?: string;
                    aluminum_primary_smelt?: string;
                    aluminum_secondary_smelt?: string;
                    aluminum_cast?: string;
                    copper_primary_smelt?: string;
                    copper_secondary_smelt?: string;
                    copper_cast?: string;
                };
                importer_declarations?: {
                    softwood_conforms?: string;
                    softwood_price?: string;
                    softwood_charges?: string;
                    steel_exclusion?: string;
                    aluminum_exclusion?: string;
                    korean_certificate?: string;
                    case_certified?: string;
                    solar_certified?: ("Y" | "N") | "";
                    crane_certified?: ("Y" | "N") | "";
                    auto_license?: string;
                    craft_producer_id?: string;
                    craft_producer_name?: string;
                    craft_rate_code?: string;
                    craft_tax_rate?: string;
                    craft_flavor_credit?: string;
                };
                manufacturer?: {
                    name?: string;
                    address_line1?: string;
                    address_line2?: string;
                    city?: string;
                    province?: string;
                    country?: string;
                    postal?: string;
                };
                manufacturer_mid?: string;
                pga_flags?: string[];
                agency_statements?: {
                    agency?: string;
                    program?: string;
                    variant?: string;
                    disclaimer?: string;
                    answers?: {
                        question?: string;
                        row?: string;
                        value?: string;
                    }[];
                    shipment_answers?: {
                        question?: string;
                        row?: string;
                        value?: string;
                    }[];
                }[];
                license_numbers?: {
                    requirement_id?: string;
                    number?: string;
                    type_code?: string;
                }[];
                permit_info?: {
                    requirement_id?: string;
                    number?: string;
                    type_code?: string;
                }[];
                census_overrides?: {
                    warning?: string;
                    reason?: string;
                }[];
                special_handling?: string;
                charges_breakdown?: {
                    code?: string;
                    amount?: string;
                }[];
                invoice?: {
                    currency_code?: string;
                    foreign_value?: string;
                    exchange_rate?: string;
                    effective_at?: string;
                    source?: string;
                };
                invoice_rows?: {
                    part_number?: string;
                    purchase_order?: string;
                    description?: string;
                    quantity?: string;
                    unit?: string;
                    value?: string;
                    gross_weight_kg?: string;
                }[];
                valuation?: {
                    terms_of_sale?: string;
                    duty_rate_in_price?: string;
                    international_freight?: string;
                    international_insurance?: string;
                    us_freight?: string;
                    us_services?: string;
                    us_taxes?: string;
                    packing_costs?: string;
                    selling_commission?: string;
                    assists?: string;
                    royalties?: string;
                    resale_proceeds?: string;
                };
                hts_rate?: string;
                adcvd_rate?: string;
                adcvd_rate_kind?: string;
                adcvd_quantity?: string;
                adcvd_value?: string;
                second_case_rate?: string;
                second_case_rate_kind?: string;
                second_case_quantity?: string;
                second_case_value?: string;
                irc_rate?: string;
                visa_numbers?: string;
                adcvd_amount?: string;
                adcvd_claim?: string;
                second_case_amount?: string;
                second_case_claim?: string;
                exporter_mid?: string;
                non_reimbursement?: string;
                non_reimbursement_id?: string;
            }[];
            totals_declarations?: {
                total_entered_value?: string;
                total_duty?: string;
                total_tax?: string;
                total_other?: string;
                grand_total?: string;
                deferred_tax_code?: string;
                reconciliation_issue?: string;
                trade_agreement_reconciliation?: boolean;
                shipment_usage?: string;
                fee_summary?: {
                    id: string;
                    fee_type?: ("AD" | "CVD" | "MPF" | "HMF" | "Mail Fee" | "Tea Fee" | "Beef Fee" | "Other Fee") | "";
                    code?: string;
                    amount?: string;
                    class_code?: string;
                    note?: string;
                }[];
                payment_type?: string;
                statement_date?: string;
                statement_month?: string;
                statement_branch?: string;
                declaration_ior_agent?: boolean;
                declaration_purchase_agreement?: boolean;
                goods_not_purchased?: boolean;
                declaration_tib?: boolean;
                declarant_name?: string;
                declarant_title?: string;
                declarant_signature?: string;
                declarant_date?: string;
                broker_name?: string;
                broker_phone?: string;
                broker_address_line1?: string;
                broker_address_line2?: string;
                broker_city?: string;
                broker_state?: string;
                broker_zip?: string;
                broker_license?: string;
                file_reference_no?: string;
            };
            final_review?: {
                acknowledged?: boolean;
                declarant_role?: string;
                acknowledged_at?: string;
                last_evaluated_at?: string;
                blocking_error_count?: number;
                warning_count?: number;
                totals?: {
                    total_entered_value: string;
                    total_duty: string;
                    total_tax: string;
                    total_other: string;
                    grand_total: string;
                };
            };
        };
        Entry: {
            /** Format: uuid */
            id: string;
            entry_number: string;
            /** @enum {string} */
            type: "informal" | "formal";
            entry_type: string;
            port_code: string;
            /** @enum {string} */
            status: "draft" | "validated" | "submitted" | "accepted" | "rejected" | "hold" | "released";
            previous_status: ("draft" | "validated" | "submitted" | "accepted" | "rejected" | "hold" | "released") | null;
            status_changed_at: string | null;
            status_changed_by: {
                id: string;
                name: string;
            } | null;
            status_reason: string | null;
            release_status: string | null;
            released_on: string | null;
            /** @enum {string} */
            headline: "redelivery" | "taken_back" | "canceled" | "deleted" | "hold" | "exam" | "rejected" | "release_refused" | "accepted_released" | "released" | "accepted" | "submitted" | "filed";
            deletion: ("requested" | "deleted") | null;
            /** @enum {string} */
            summary_state: "draft" | "validated" | "sent" | "on_file" | "rejected";
            /** @enum {string} */
            control: "trade" | "statement" | "review" | "sent_back" | "cancelled";
            /** @enum {string} */
            current_step: "header" | "step-2" | "step-3" | "step-4" | "step-5" | "step-6";
            step_progress: {
                [key: string]: {
                    /** @enum {string} */
                    status: "valid" | "current" | "incomplete" | "partial" | "not_started" | "complete";
                    visitedAt?: string;
                    completedAt?: string;
                    validationErrors?: number;
                    skipped?: boolean;
                };
            };
            skip_flags: {
                [key: string]: true;
            };
            page_progress: {
                [key: string]: {
                    /** Format: date-time */
                    visited_at: string;
                    /** Format: date-time */
                    completed_at?: string;
                };
            };
            navigation_state: {
                page: string;
                line_id?: string;
                user_id: string | null;
                /** Format: date-time */
                at: string;
            } | null;
            view_preferences: {
                open_lines?: string[];
                open_records?: string[];
            };
            /** @enum {string} */
            validation_status: "pending" | "passed" | "failed";
            autosave_status: string;
            last_saved_at: string | null;
            draft_data: components["schemas"]["Draft"];
            total_entered_value: string;
            total_duty: string;
            total_tax: string;
            total_other: string;
            grand_total: string;
            deferred_tax: string;
            bonded_adcvd: string;
            duty_paid_on: string | null;
            liquidated_on: string | null;
            kept_until: string | null;
            line_count: number;
            broker_name: string | null;
            signed_by: {
                id: string;
                name: string;
            } | null;
            signature_voided: {
                by: {
                    id: string;
                    name: string;
                } | null;
                /** Format: date-time */
                at: string;
                fields: string[];
                field_count: number;
            } | null;
            archived: boolean;
            summary_version: number;
            is_post_summary: boolean;
            corrects_entry_id: string | null;
            corrects_status: ("draft" | "validated" | "submitted" | "accepted" | "rejected" | "hold" | "released") | null;
            corrects_summary: ("draft" | "validated" | "sent" | "on_file" | "rejected") | null;
            superseded_by: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            updated_by: {
                id: string;
                name: string;
            } | null;
            may: {
                edit: boolean;
                validate: boolean;
                submit: boolean;
                archive: boolean;
                delete: boolean;
                correct: boolean;
                record_payment: boolean;
                replace: boolean;
                correct_paid: boolean;
                delete_summary: boolean;
                reopen: boolean;
                decide: ("draft" | "validated" | "submitted" | "accepted" | "rejected" | "hold" | "released")[];
            };
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listEntriesAfter: {
        parameters: {
            query?: {
                after?: string;
                limit?: number;
                status?: "all" | "draft" | "validated" | "submitted" | "accepted" | "rejected" | "hold" | "released";
                archived?: string;
                q?: string;
            };
            header?: {
                /** @description The ETag of an earlier answer: 304 while it is the same. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        entries: {
                            /** Format: uuid */
                            id: string;
                            entry_number: string;
                            /** @enum {string} */
                            type: "informal" | "formal";
                            port_code: string;
                            /** @enum {string} */
                            status: "draft" | "validated" | "submitted" | "accepted" | "rejected" | "hold" | "released";
                            status_changed_at: string | null;
                            release_status: string | null;
                            deletion: ("requested" | "deleted") | null;
                            /** @enum {string} */
                            summary_state: "draft" | "validated" | "sent" | "on_file" | "rejected";
                            /** @enum {string} */
                            current_step: "header" | "step-2" | "step-3" | "step-4" | "step-5" | "step-6";
                            line_count: number;
                            duty_paid_on: string | null;
                            broker_name: string | null;
                            archived: boolean;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            updated_at: string;
                            may: {
                                edit: boolean;
                                validate: boolean;
                                submit: boolean;
                                archive: boolean;
                                delete: boolean;
                                correct: boolean;
                                record_payment: boolean;
                                replace: boolean;
                                correct_paid: boolean;
                                delete_summary: boolean;
                                reopen: boolean;
                                decide: ("draft" | "validated" | "submitted" | "accepted" | "rejected" | "hold" | "released")[];
                            };
                            grand_total: string;
                            value_total: string;
                            goods: string;
                            supplier: string;
                            supplier_country: string;
                            bill_of_lading: string;
                            import_date: string | null;
                            entry_date: string | null;
                            due: {
                                /** @enum {string} */
                                kind: "file" | "pay" | "after_release" | "paid";
                                day: string | null;
                            } | null;
                            filings: {
                                /** @enum {string} */
                                filing: "security" | "release" | "summary";
                                /** @enum {string} */
                                tone: "neutral" | "wait" | "ok" | "bad";
                                /** @enum {string} */
                                word: "notNeeded" | "notFiled" | "sent" | "rejected" | "onFile" | "canceled" | "deleted" | "noBillMatch" | "changeSent" | "changeRefused" | "withSummary" | "review" | "admissible" | "exam" | "hold" | "released" | "due" | "late";
                                day: string | null;
                            }[];
                            open_errors: number;
                            answer_due_on: string | null;
                            is_corrected: boolean;
                            is_practice: boolean;
                            /** @enum {string} */
                            customs: "CBP" | "simulator" | "test";
                            port_name: string | null;
                        }[];
                        next: string | null;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        /** @enum {string} */
                        code: "validation_failed";
                        details: {
                            fields: {
                                path: string;
                                message: string;
                            }[];
                        };
                    } | {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
        };
    };
    createEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key within a day is done once. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "draft_data": {
                 *         "shipment_origin": {
                 *           "bill_of_lading": "MAEU261547093"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    draft_data?: components["schemas"]["DraftInput"];
                    /** @default true */
                    is_draft?: boolean;
                    /** @enum {string} */
                    current_step?: "header" | "step-2" | "step-3" | "step-4" | "step-5" | "step-6";
                    /** @enum {string} */
                    navigation?: "save_and_continue" | "skip" | "save_and_exit" | "back" | "jump";
                    /** @enum {string} */
                    page?: "step-1" | "step-2" | "step-3" | "step-4" | "step-5" | "step-6" | "bond" | "transport" | "release" | "security-filing" | "export" | "trade-remedies" | "parties" | "lines" | "line-values" | "calculations" | "declaration";
                    /** Format: uuid */
                    id?: string;
                } | null;
            };
        };
        responses: {
            /** @description an earlier request has made the entry of this id; its sections are saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        entry: components["schemas"]["Entry"];
                    };
                };
            };
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        entry: components["schemas"]["Entry"];
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        /** @enum {string} */
                        code: "validation_failed";
                        details: {
                            fields: {
                                path: string;
                                message: string;
                            }[];
                        };
                    } | {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        /** @enum {string} */
                        code: "person_must_sign";
                        details: {
                            people: {
                                name: string;
                                /** @enum {string} */
                                role: "admin" | "preparer" | "approver" | "auditor";
                            }[];
                        };
                    } | {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        /** @enum {string} */
                        code: "draft_conflict";
                        details: {
                            /** Format: date-time */
                            updated_at: string;
                            updated_by: {
                                id: string;
                                name: string;
                            } | null;
                            entry: components["schemas"]["Entry"];
                        };
                    } | {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        /** @enum {string} */
                        code: "DECLARATION_INVALID";
                        details: {
                            reasons: string[];
                        };
                    } | {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
        };
    };
    importEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key within a day is done once. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        entry: components["schemas"]["Entry"];
                        notes: {
                            path: string;
                            message: string;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        /** @enum {string} */
                        code: "validation_failed";
                        details: {
                            fields: {
                                path: string;
                                message: string;
                            }[];
                        };
                    } | {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        /** @enum {string} */
                        code: "import_failed";
                        details: {
                            problems: {
                                path: string;
                                message: string;
                            }[];
                        };
                    } | {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
        };
    };
    listLines: {
        parameters: {
            query?: {
                from?: number;
                limit?: number;
            };
            header?: {
                /** @description The ETag of an earlier answer: 304 while it is the same. */
                "If-None-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        lines: {
                            /** Format: uuid */
                            entry_id: string;
                            line_id: string;
                            line_number: number;
                            part_number: string;
                            purchase_orders: string[];
                            description: string;
                            htsus: string;
                            hts_validated: boolean | null;
                            quantity: string | null;
                            uom: string;
                            unit_value: string | null;
                            line_value: string | null;
                            origin_country: string;
                            manufacturer_mid: string;
                            /** @enum {string} */
                            mid_status: "generated" | "error";
                            currency_code: string;
                            gross_weight_kg: string | null;
                            manifest_qty: string | null;
                            net_qty: string | null;
                            net_uom: string;
                            entered_value_usd: string | null;
                            charges_usd: string | null;
                            relationship: string;
                            duty_amount: string | null;
                            adcvd_amount: string | null;
                            ir_tax_amount: string | null;
                            hts_rate: string | null;
                            adcvd_rate: string | null;
                            irc_rate: string | null;
                            calculation_status: ("calculated" | "entered" | "incomplete") | null;
                            adcvd_case_number: string;
                            pga_data: {
                                [key: string]: unknown;
                            };
                            line_data: {
                                [key: string]: unknown;
                            };
                        }[];
                        total: number;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        /** @enum {string} */
                        code: "validation_failed";
                        details: {
                            fields: {
                                path: string;
                                message: string;
                            }[];
                        };
                    } | {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
        };
    };
    addLines: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key within a day is done once. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example [
                 *       {
                 *         "part_number": "BR-CL24",
                 *         "description": "LED ceiling lamp",
                 *         "htsus": "9405.11.6010",
                 *         "origin_country": "TW"
                 *       }
                 *     ]
                 */
                "application/json": {
                    id?: string;
                    line_number?: number;
                    description?: string;
                    htsus?: string;
                    adcvd_case_number?: string;
                    relationship?: string;
                    gross_weight_kg?: string;
                    manifest_qty?: string;
                    net_qty?: string;
                    net_uom?: string;
                    net_qty_2?: string;
                    net_uom_2?: string;
                    net_qty_3?: string;
                    net_uom_3?: string;
                    entered_value?: string;
                    charges?: string;
                    duty_amount?: string;
                    tariff_rows?: {
                        hts?: string;
                        measure?: string;
                        rate?: string;
                        value?: string;
                        duty?: string;
                        quantity?: string;
                        unit?: string;
                        quantity_2?: string;
                        unit_2?: string;
                        quantity_3?: string;
                        unit_3?: string;
                        source?: string;
                    }[];
                    tariff_rows_removed?: {
                        hts?: string;
                        measure?: string;
                        rate?: string;
                        duty?: string;
                    }[];
                    tariff_answers?: {
                        question?: string;
                        answer?: string;
                    }[];
                    duty_source?: string;
                    duty_calculated?: string;
                    duty_reason?: string;
                    duty_note?: string;
                    tariff_edition?: string;
                    hts_rate_text?: string;
                    classification?: {
                        hts?: string;
                        words?: string;
                        edition?: string;
                        chosen_on?: string;
                        reasons?: {
                            source?: string;
                            words?: string;
                            ruling?: string;
                            ruled_on?: string;
                        }[];
                        answers?: {
                            answer?: string;
                        }[];
                        note?: string;
                    };
                    ir_tax_amount?: string;
                    part_number?: string;
                    purchase_order?: string;
                    origin_country?: string;
                    currency_code?: string;
                    adcvd_case_role?: string;
                    second_case_number?: string;
                    category_number?: string;
                    ruling_number?: string;
                    visa_number?: string;
                    other_fee_ids?: string;
                    product_claim?: string;
                    net_cost?: string;
                    fee_exemption?: string;
                    spi?: string;
                    set_indicator?: string;
                    zone?: {
                        status?: string;
                        filing_date?: string;
                        quantity?: string;
                    };
                    metal?: {
                        steel_melt_pour?: string;
                        aluminum_primary_smelt?: string;
                        aluminum_secondary_smelt?: string;
                        aluminum_cast?: string;
                        copper_primary_smelt?: string;
                        copper_secondary_smelt?: string;
                        copper_cast?: string;
                    };
                    importer_declarations?: {
                        softwood_conforms?: string;
                        softwood_price?: string;
                        softwood_charges?: string;
                        steel_exclusion?: string;
                        aluminum_exclusion?: string;
                        korean_certificate?: string;
                        case_certified?: string;
                        solar_certified?: ("Y" | "N") | "";
                        crane_certified?: ("Y" | "N") | "";
                        auto_license?: string;
                        craft_producer_id?: string;
                        craft_producer_name?: string;
                        craft_rate_code?: string;
                        craft_tax_rate?: string;
                        craft_flavor_credit?: string;
                    };
                    manufacturer?: {
                        name?: string;
                        address_line1?: string;
                        address_line2?: string;
                        city?: string;
                        province?: string;
                        country?: string;
                        postal?: string;
                    };
                    manufacturer_mid?: string;
                    pga_flags?: string[];
                    agency_statements?: {
                        agency?: string;
                        program?: string;
                        variant?: string;
                        disclaimer?: string;
                        answers?: {
                            question?: string;
                            row?: string;
                            value?: string;
                        }[];
                        shipment_answers?: {
                            question?: string;
                            row?: string;
                            value?: string;
                        }[];
                    }[];
                    license_numbers?: {
                        requirement_id?: string;
                        number?: string;
                        type_code?: string;
                    }[];
                    permit_info?: {
                        requirement_id?: string;
                        number?: string;
                        type_code?: string;
                    }[];
                    census_overrides?: {
                        warning?: string;
                        reason?: string;
                    }[];
                    special_handling?: string;
                    charges_breakdown?: {
                        code?: string;
                        amount?: string;
                    }[];
                    invoice?: {
                        currency_code?: string;
                        foreign_value?: string;
                        exchange_rate?: string;
                        effective_at?: string;
                        source?: string;
                    };
                    invoice_rows?: {
                        part_number?: string;
                        purchase_order?: string;
                        description?: string;
                        quantity?: string;
                        unit?: string;
                        value?: string;
                        gross_weight_kg?: string;
                    }[];
                    valuation?: {
                        terms_of_sale?: string;
                        duty_rate_in_price?: string;
                        international_freight?: string;
                        international_insurance?: string;
                        us_freight?: string;
                        us_services?: string;
                        us_taxes?: string;
                        packing_costs?: string;
                        selling_commission?: string;
                        assists?: string;
                        royalties?: string;
                        resale_proceeds?: string;
                    };
                    hts_rate?: string;
                    adcvd_rate?: string;
                    adcvd_rate_kind?: string;
                    adcvd_quantity?: string;
                    adcvd_value?: string;
                    second_case_rate?: string;
                    second_case_rate_kind?: string;
                    second_case_quantity?: string;
                    second_case_value?: string;
                    irc_rate?: string;
                    visa_numbers?: string;
                    adcvd_amount?: string;
                    adcvd_claim?: string;
                    second_case_amount?: string;
                    second_case_claim?: string;
                    exporter_mid?: string;
                    non_reimbursement?: string;
                    non_reimbursement_id?: string;
                }[];
                "application/x-ndjson": string;
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        entry: {
                            /** Format: uuid */
                            id: string;
                            /** Format: date-time */
                            updated_at: string;
                        };
                        lines: {
                            id: string;
                            line_number: number;
                            is_new: boolean;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        /** @enum {string} */
                        code: "validation_failed";
                        details: {
                            fields: {
                                path: string;
                                message: string;
                            }[];
                        };
                    } | {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
        };
    };
    getNewDraft: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier answer: 304 while it is the same. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        draft_data: components["schemas"]["Draft"];
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
        };
    };
    getEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier answer: 304 while it is the same. */
                "If-None-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        entry: components["schemas"]["Entry"];
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
        };
    };
    deleteEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key within a day is done once. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
        };
    };
    saveEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key within a day is done once. */
                "Idempotency-Key"?: string;
                /** @description The ETag of the entry that the change is based on, in place of expected_updated_at. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    draft_data: components["schemas"]["DraftInput"];
                    /** @default true */
                    is_draft?: boolean;
                    /** Format: date-time */
                    expected_updated_at?: string;
                    /** @enum {string} */
                    current_step?: "header" | "step-2" | "step-3" | "step-4" | "step-5" | "step-6";
                    /** @enum {string} */
                    navigation?: "save_and_continue" | "skip" | "save_and_exit" | "back" | "jump";
                    /** @enum {string} */
                    page?: "step-1" | "step-2" | "step-3" | "step-4" | "step-5" | "step-6" | "bond" | "transport" | "release" | "security-filing" | "export" | "trade-remedies" | "parties" | "lines" | "line-values" | "calculations" | "declaration";
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        entry: components["schemas"]["Entry"];
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        /** @enum {string} */
                        code: "validation_failed";
                        details: {
                            fields: {
                                path: string;
                                message: string;
                            }[];
                        };
                    } | {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        /** @enum {string} */
                        code: "person_must_sign";
                        details: {
                            people: {
                                name: string;
                                /** @enum {string} */
                                role: "admin" | "preparer" | "approver" | "auditor";
                            }[];
                        };
                    } | {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        /** @enum {string} */
                        code: "draft_conflict";
                        details: {
                            /** Format: date-time */
                            updated_at: string;
                            updated_by: {
                                id: string;
                                name: string;
                            } | null;
                            entry: components["schemas"]["Entry"];
                        };
                    } | {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        /** @enum {string} */
                        code: "DECLARATION_INVALID";
                        details: {
                            reasons: string[];
                        };
                    } | {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
        };
    };
    listValidations: {
        parameters: {
            query?: {
                resolved?: string;
                limit?: number;
            };
            header?: {
                /** @description The ETag of an earlier answer: 304 while it is the same. */
                "If-None-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        field_validation: {
                            [key: string]: {
                                /** @enum {string} */
                                severity: "error" | "warning" | "info";
                                count: number;
                                rule_codes: string[];
                            };
                        };
                        error_messages: {
                            [key: string]: string[];
                        };
                        validations: {
                            id: string;
                            rule_code: string;
                            /** @enum {string} */
                            severity: "error" | "warning" | "info";
                            severity_level: number;
                            field_path: string;
                            message: string;
                            validation_rules: {
                                [key: string]: unknown;
                            };
                            validation_results: {
                                [key: string]: unknown;
                            };
                            /** Format: date-time */
                            created_at: string;
                            resolved_at: string | null;
                        }[];
                        total: number;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        /** @enum {string} */
                        code: "validation_failed";
                        details: {
                            fields: {
                                path: string;
                                message: string;
                            }[];
                        };
                    } | {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
        };
    };
    listTariffQuestions: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier answer: 304 while it is the same. */
                "If-None-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        questions: {
                            key: string;
                            question: string;
                            options: {
                                value: string;
                                label: string;
                                changes_duty_by: string | null;
                            }[];
                            counted: string | null;
                            lines: string[];
                        }[];
                        refused: {
                            reason: string;
                            lines: string[];
                        }[];
                        claims: {
                            spi: string;
                            name: string;
                            saves: string | null;
                            source: string;
                            frees_from_mpf: boolean;
                            lines: string[];
                        }[];
                        other_units: {
                            number: string;
                            units: string[];
                            lines: string[];
                        }[];
                        looked_up: {
                            note: string;
                            lines: string[];
                        }[];
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
        };
    };
    getTariffCheck: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier answer: 304 while it is the same. */
                "If-None-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        edition: {
                            name: string;
                            /** Format: date */
                            from: string;
                            replaced_on: string | null;
                            source: string;
                            /** Format: date */
                            measures_reviewed: string;
                        } | null;
                        headings: {
                            hts: string;
                            program: string;
                        }[];
                        not_owed: string[];
                        unread: {
                            /** @enum {string} */
                            gap: "incomplete" | "open_question" | "no_measures" | "no_duty";
                            lines: string[];
                        }[];
                        open: {
                            line: string;
                            /** @enum {string} */
                            why: "question" | "law" | "no_duty";
                            usual: string | null;
                            least: string | null;
                            most: string | null;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
        };
    };
    validateEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key within a day is done once. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        issues: {
                            rule_id: string;
                            /** @enum {string} */
                            severity: "error" | "warning" | "info";
                            path: string;
                            label: string;
                            message: string;
                            detail?: string;
                            /** @enum {string} */
                            step: "header" | "shipment_origin" | "parties_locations" | "line_items" | "totals_declarations" | "review_submit";
                            block?: string;
                            page?: string;
                            entry_id?: string;
                        }[];
                        blocking_error_count: number;
                        warning_count: number;
                        /** @enum {string} */
                        validation_status: "pending" | "passed" | "failed";
                        /** Format: date-time */
                        validated_at: string;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
        };
    };
    reviewEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key within a day is done once. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    acknowledge?: boolean;
                } | null;
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        final_review: {
                            issues: {
                                rule_id: string;
                                /** @enum {string} */
                                severity: "error" | "warning" | "info";
                                path: string;
                                label: string;
                                message: string;
                                detail?: string;
                                /** @enum {string} */
                                step: "header" | "shipment_origin" | "parties_locations" | "line_items" | "totals_declarations" | "review_submit";
                                block?: string;
                                page?: string;
                                entry_id?: string;
                            }[];
                            blocking_error_count: number;
                            warning_count: number;
                            totals: {
                                total_entered_value: string;
                                total_duty: string;
                                total_tax: string;
                                total_other: string;
                                grand_total: string;
                            };
                            acknowledged: boolean;
                            acknowledgements: {
                                person: {
                                    id: string;
                                    name: string;
                                };
                                /** Format: date-time */
                                at: string;
                            }[];
                            /** Format: date-time */
                            last_evaluated_at: string;
                            /** @enum {string} */
                            validation_status: "pending" | "passed" | "failed";
                        };
                        entry: components["schemas"]["Entry"];
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        /** @enum {string} */
                        code: "validation_failed";
                        details: {
                            fields: {
                                path: string;
                                message: string;
                            }[];
                        };
                    } | {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        /** @enum {string} */
                        code: "person_must_sign";
                        details: {
                            people: {
                                name: string;
                                /** @enum {string} */
                                role: "admin" | "preparer" | "approver" | "auditor";
                            }[];
                        };
                    } | {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
        };
    };
    copyEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key within a day is done once. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    parts: ("parties" | "lines" | "transport" | "declarant")[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        entry: components["schemas"]["Entry"];
                        left_empty: string[];
                        changes: string[];
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        /** @enum {string} */
                        code: "validation_failed";
                        details: {
                            fields: {
                                path: string;
                                message: string;
                            }[];
                        };
                    } | {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
        };
    };
    getForm7501: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier answer: 304 while it is the same. */
                "If-None-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description application/pdf */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
        };
    };
    listTasks: {
        parameters: {
            query?: {
                scope?: "mine" | "all";
                limit?: number;
            };
            header?: {
                /** @description The ETag of an earlier answer: 304 while it is the same. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        tasks: {
                            /** @enum {string} */
                            kind: "respond" | "security_filing" | "correct" | "pay" | "approve" | "fix" | "summary_due" | "finish";
                            /** Format: uuid */
                            entry_id: string;
                            entry_number: string;
                            title: string;
                            detail: string;
                            due_on: string | null;
                            working_days_left: number | null;
                            goods: string;
                            supplier: string;
                            amount: string;
                            page: string;
                            assigned_to: {
                                id: string;
                                name: string;
                            } | null;
                            mine: boolean;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        /** @enum {string} */
                        code: "validation_failed";
                        details: {
                            fields: {
                                path: string;
                                message: string;
                            }[];
                        };
                    } | {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
        };
    };
    listParties: {
        parameters: {
            query?: {
                q?: string;
                country?: string;
                limit?: number;
            };
            header?: {
                /** @description The ETag of an earlier answer: 304 while it is the same. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        parties: {
                            party: {
                                name?: string;
                                address_line1?: string;
                                address_line2?: string;
                                city?: string;
                                state?: string;
                                zip?: string;
                                country?: string;
                                dba?: string;
                                contact_name?: string;
                                phone?: string;
                                fax?: string;
                                email?: string;
                                reference_id?: string;
                                number?: string;
                                manufacturer_id?: string;
                            };
                            /** @enum {string} */
                            party_type: "ior" | "seller" | "consignee" | "shipper" | "manufacturer";
                            /** Format: uuid */
                            entry_id: string;
                            entry_number: string;
                            /** Format: date-time */
                            last_used_at: string;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        /** @enum {string} */
                        code: "validation_failed";
                        details: {
                            fields: {
                                path: string;
                                message: string;
                            }[];
                        };
                    } | {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
        };
    };
    listSuppliers: {
        parameters: {
            query?: {
                q?: string;
                entry_id?: string;
                limit?: number;
            };
            header?: {
                /** @description The ETag of an earlier answer: 304 while it is the same. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        suppliers: {
                            mid: string;
                            party: {
                                name?: string;
                                address_line1?: string;
                                address_line2?: string;
                                city?: string;
                                state?: string;
                                zip?: string;
                                country?: string;
                                dba?: string;
                                contact_name?: string;
                                phone?: string;
                                fax?: string;
                                email?: string;
                                reference_id?: string;
                            };
                            relationship: string;
                            origin: string;
                            incoterm: string;
                            used_in: number;
                            /** Format: date-time */
                            last_used_at: string;
                        }[];
                        total: number;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        /** @enum {string} */
                        code: "validation_failed";
                        details: {
                            fields: {
                                path: string;
                                message: string;
                            }[];
                        };
                    } | {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
        };
    };
    getSupplier: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier answer: 304 while it is the same. */
                "If-None-Match"?: string;
            };
            path: {
                mid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        mid: string;
                        party: {
                            name?: string;
                            address_line1?: string;
                            address_line2?: string;
                            city?: string;
                            state?: string;
                            zip?: string;
                            country?: string;
                            dba?: string;
                            contact_name?: string;
                            phone?: string;
                            fax?: string;
                            email?: string;
                            reference_id?: string;
                        };
                        relationship: string;
                        origin: string;
                        incoterm: string;
                        used_in: number;
                        /** Format: date-time */
                        last_used_at: string;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        /** @enum {string} */
                        code: "validation_failed";
                        details: {
                            fields: {
                                path: string;
                                message: string;
                            }[];
                        };
                    } | {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
        };
    };
    getLookup: {
        parameters: {
            query?: {
                q?: string;
                limit?: number;
            };
            header?: {
                /** @description The ETag of an earlier answer: 304 while it is the same. */
                "If-None-Match"?: string;
            };
            path: {
                name: "port-codes" | "entry-types" | "bond-types" | "modes-of-transport" | "countries" | "missing-document-codes" | "foreign-ports" | "surety-companies" | "adcvd-cases" | "units-of-measure" | "states";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        rows: ({
                            code: string;
                            name: string;
                            detail?: string;
                        } & {
                            [key: string]: string;
                        })[];
                        total: number;
                    };
                };
            };
            /** @description Default Response */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        /** @enum {string} */
                        code: "validation_failed";
                        details: {
                            fields: {
                                path: string;
                                message: string;
                            }[];
                        };
                    } | {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
        };
    };
    declareEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key within a day is done once. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        entry: components["schemas"]["Entry"];
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        /** @enum {string} */
                        code: "validation_failed";
                        details: {
                            fields: {
                                path: string;
                                message: string;
                            }[];
                        };
                    } | {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        /** @enum {string} */
                        code: "person_must_sign";
                        details: {
                            people: {
                                name: string;
                                /** @enum {string} */
                                role: "admin" | "preparer" | "approver" | "auditor";
                            }[];
                        };
                    } | {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        /** @enum {string} */
                        code: "draft_conflict";
                        details: {
                            /** Format: date-time */
                            updated_at: string;
                            updated_by: {
                                id: string;
                                name: string;
                            } | null;
                            entry: components["schemas"]["Entry"];
                        };
                    } | {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        /** @enum {string} */
                        code: "DECLARATION_INVALID";
                        details: {
                            reasons: string[];
                        };
                    } | {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
        };
    };
    changeStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key within a day is done once. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        entry: components["schemas"]["Entry"];
                        changed: boolean;
                        previous_status: ("draft" | "validated" | "submitted" | "accepted" | "rejected" | "hold" | "released") | null;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        /** @enum {string} */
                        code: "validation_failed";
                        details: {
                            fields: {
                                path: string;
                                message: string;
                            }[];
                        };
                    } | {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        /** @enum {string} */
                        code: "person_must_sign";
                        details: {
                            people: {
                                name: string;
                                /** @enum {string} */
                                role: "admin" | "preparer" | "approver" | "auditor";
                            }[];
                        };
                    } | {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        /** @enum {string} */
                        code: "draft_conflict";
                        details: {
                            /** Format: date-time */
                            updated_at: string;
                            updated_by: {
                                id: string;
                                name: string;
                            } | null;
                            entry: components["schemas"]["Entry"];
                        };
                    } | {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        /** @enum {string} */
                        code: "STATUS_VALIDATION_FAILED";
                        details: {
                            issues: {
                                rule_id: string;
                                /** @enum {string} */
                                severity: "error" | "warning" | "info";
                                path: string;
                                label: string;
                                message: string;
                                detail?: string;
                                /** @enum {string} */
                                step: "header" | "shipment_origin" | "parties_locations" | "line_items" | "totals_declarations" | "review_submit";
                                block?: string;
                                page?: string;
                                entry_id?: string;
                            }[];
                            totals?: {
                                total_entered_value: string;
                                total_duty: string;
                                total_tax: string;
                                total_other: string;
                                grand_total: string;
                            };
                        };
                    } | {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        /** @enum {string} */
                        code: "DECLARATION_INVALID";
                        details: {
                            reasons: string[];
                        };
                    } | {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        /** @enum {string} */
                        code: "SCHEMA_VALIDATION_FAILED";
                        details: {
                            problems: {
                                path: string;
                                message: string;
                            }[];
                        };
                    } | {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
        };
    };
    getFiling: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier answer: 304 while it is the same. */
                "If-None-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        transmission: {
                            id: string;
                            /** @enum {string} */
                            state: "queued" | "sending" | "retrying" | "answered" | "failed";
                            attempts: number;
                            next_attempt_at: string | null;
                            sent_at: string | null;
                            answered_at: string | null;
                            version: string | null;
                            /** @enum {string} */
                            gateway: "simulator" | "directory" | "https" | "sftp" | "customscity" | "test";
                        } | null;
                        dates: {
                            filed_at: string | null;
                            accepted_at: string | null;
                            rejected_at: string | null;
                            released_at: string | null;
                        };
                        deletion: {
                            /** @enum {string} */
                            state: "queued" | "sending" | "retrying" | "answered" | "failed";
                            answered_at: string | null;
                            conditions: {
                                rule_id: string;
                                /** @enum {string} */
                                severity: "error" | "warning" | "info";
                                path: string;
                                label: string;
                                message: string;
                                detail?: string;
                                /** @enum {string} */
                                step: "header" | "shipment_origin" | "parties_locations" | "line_items" | "totals_declarations" | "review_submit";
                                block?: string;
                                page?: string;
                                entry_id?: string;
                                code: string;
                                cbp_label: string;
                                sent_value: string | null;
                            }[];
                        } | null;
                        question: {
                            latest: {
                                /** @enum {string} */
                                state: "queued" | "sending" | "retrying" | "answered" | "failed";
                                /** Format: date-time */
                                asked_at: string;
                                answered_at: string | null;
                            } | null;
                            heard_at: string | null;
                            may_ask: boolean;
                        };
                        conditions: {
                            rule_id: string;
                            /** @enum {string} */
                            severity: "error" | "warning" | "info";
                            path: string;
                            label: string;
                            message: string;
                            detail?: string;
                            /** @enum {string} */
                            step: "header" | "shipment_origin" | "parties_locations" | "line_items" | "totals_declarations" | "review_submit";
                            block?: string;
                            page?: string;
                            entry_id?: string;
                            code: string;
                            cbp_label: string;
                            sent_value: string | null;
                        }[];
                        messages: {
                            id: string;
                            /** @enum {string} */
                            stream: "entry_summary" | "cargo_release" | "security_filing" | "cbp_request";
                            kind: string;
                            /** @enum {string} */
                            direction: "sent" | "received" | "local";
                            actor: string;
                            title: string;
                            detail: string | null;
                            code: string | null;
                            application: string | null;
                            /** @enum {string} */
                            tone: "neutral" | "ok" | "bad" | "wait";
                            /** Format: date-time */
                            at: string;
                            message_id: string | null;
                            images?: string[];
                        }[];
                        goods: {
                            is_free: boolean;
                            released_on: string | null;
                            bills: {
                                numbers: string[];
                                state: ("held" | "mismatched" | "free" | "unmatched" | "on_file" | "departed" | "arrived" | "deleted") | null;
                                events: {
                                    at: string | null;
                                    code: string;
                                    title: string;
                                    detail: string;
                                    /** @enum {string} */
                                    tone: "neutral" | "ok" | "bad" | "wait";
                                    acts: ("you" | "carrier" | "cbp" | "agency" | "nobody") | null;
                                    action: string | null;
                                }[];
                            }[];
                            agencies: {
                                agency: string;
                                name: string | null;
                                program: string;
                                lines: {
                                    from: number;
                                    to: number;
                                } | null;
                                is_open: boolean;
                                events: {
                                    at: string | null;
                                    code: string;
                                    title: string;
                                    detail: string;
                                    /** @enum {string} */
                                    tone: "neutral" | "ok" | "bad" | "wait";
                                    acts: ("you" | "carrier" | "cbp" | "agency" | "nobody") | null;
                                    action: string | null;
                                }[];
                            }[];
                            entry: {
                                at: string | null;
                                code: string;
                                title: string;
                                detail: string;
                                /** @enum {string} */
                                tone: "neutral" | "ok" | "bad" | "wait";
                                acts: ("you" | "carrier" | "cbp" | "agency" | "nobody") | null;
                                action: string | null;
                            }[];
                        } | null;
                        bill_questions: {
                            bill: string;
                            latest: {
                                /** @enum {string} */
                                state: "queued" | "sending" | "retrying" | "answered" | "failed";
                                /** Format: date-time */
                                asked_at: string;
                            } | null;
                            answer: {
                                /** Format: date-time */
                                heard_at: string;
                                /** @enum {string} */
                                table: "wr5" | "wsd";
                                events: {
                                    at: string | null;
                                    code: string;
                                    title: string;
                                    detail: string;
                                    /** @enum {string} */
                                    tone: "neutral" | "ok" | "bad" | "wait";
                                    acts: ("you" | "carrier" | "cbp" | "agency" | "nobody") | null;
                                    action: string | null;
                                }[];
                                has_security_filing: boolean | null;
                                problem: string | null;
                            } | null;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
        };
    };
    getTimeline: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier answer: 304 while it is the same. */
                "If-None-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        messages: {
                            id: string;
                            /** @enum {string} */
                            stream: "entry_summary" | "cargo_release" | "security_filing" | "cbp_request";
                            kind: string;
                            /** @enum {string} */
                            direction: "sent" | "received" | "local";
                            actor: string;
                            title: string;
                            detail: string | null;
                            code: string | null;
                            application: string | null;
                            /** @enum {string} */
                            tone: "neutral" | "ok" | "bad" | "wait";
                            /** Format: date-time */
                            at: string;
                            message_id: string | null;
                            images?: string[];
                        }[];
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
        };
    };
    getRelease: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier answer: 304 while it is the same. */
                "If-None-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        release: {
                            /** @enum {string} */
                            state: "none" | "rejected" | "on_file" | "canceled";
                            awaits: ("A" | "R" | "U" | "D") | null;
                            under_review: ("A" | "R" | "U" | "D") | null;
                            refused: ("A" | "R" | "U" | "D") | null;
                            version: number;
                            filings: {
                                /** @enum {string} */
                                filing: "security" | "release" | "summary";
                                /** @enum {string} */
                                tone: "neutral" | "wait" | "ok" | "bad";
                                state: string;
                                sentence: string;
                                due: string | null;
                            }[];
                            requests: {
                                /** @enum {string} */
                                request: "add" | "replace" | "update" | "cancel";
                                refusal: string | null;
                                is_referred: boolean;
                                takes_security_filing: boolean;
                            }[];
                            messages: {
                                id: string;
                                /** @enum {string} */
                                action: "A" | "R" | "U" | "D";
                                /** @enum {string} */
                                outcome: "open" | "accepted" | "referred" | "rejected" | "failed";
                                /** Format: date-time */
                                submitted_at: string;
                                answered_at: string | null;
                                submitted_by: string | null;
                            }[];
                            differences: string[];
                            conditions: {
                                rule_id: string;
                                /** @enum {string} */
                                severity: "error" | "warning" | "info";
                                path: string;
                                label: string;
                                message: string;
                                detail?: string;
                                /** @enum {string} */
                                step: "header" | "shipment_origin" | "parties_locations" | "line_items" | "totals_declarations" | "review_submit";
                                block?: string;
                                page?: string;
                                entry_id?: string;
                                code: string;
                                cbp_label: string;
                                sent_value: string | null;
                            }[];
                            is_practice: boolean;
                            /** @enum {string} */
                            customs: "CBP" | "simulator" | "test";
                        } | null;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
        };
    };
    getSecurityFiling: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier answer: 304 while it is the same. */
                "If-None-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        filings: {
                            master: string;
                            /** @enum {string} */
                            state: "none" | "sent" | "refused" | "on_file" | "matched" | "no_match" | "deleted";
                            awaits: ("A" | "R" | "D") | null;
                            refused: ("A" | "R" | "D") | null;
                            /** @enum {string} */
                            tone: "neutral" | "wait" | "ok" | "bad";
                            words: string;
                            sentence: string;
                            requests: {
                                /** @enum {string} */
                                request: "file" | "delete";
                                /** @enum {string} */
                                action: "A" | "R" | "D";
                                refusal: string | null;
                            }[];
                            number: string | null;
                            version: number;
                            filed_on: string | null;
                            bills: {
                                number: string;
                                code: string | null;
                                meaning: string | null;
                            }[];
                            conditions: {
                                rule_id: string;
                                /** @enum {string} */
                                severity: "error" | "warning" | "info";
                                path: string;
                                label: string;
                                message: string;
                                detail?: string;
                                /** @enum {string} */
                                step: "header" | "shipment_origin" | "parties_locations" | "line_items" | "totals_declarations" | "review_submit";
                                block?: string;
                                page?: string;
                                entry_id?: string;
                                code: string;
                                cbp_label: string;
                                sent_value: string | null;
                            }[];
                            messages: {
                                id: string;
                                /** @enum {string} */
                                action: "A" | "R" | "D";
                                /** @enum {string} */
                                outcome: "open" | "accepted" | "failed" | "rejected";
                                /** Format: date-time */
                                submitted_at: string;
                                answered_at: string | null;
                                submitted_by: string | null;
                            }[];
                        }[];
                        overall: {
                            /** @enum {string} */
                            tone: "neutral" | "wait" | "ok" | "bad";
                            words: string;
                            is_sent: boolean;
                        };
                        is_needed: boolean;
                        timing: {
                            /** @enum {string} */
                            time: "unknown" | "ahead" | "in_time" | "late";
                            sentence: string;
                            due: string | null;
                            days_left: number | null;
                            cost: string | null;
                        } | null;
                        following: {
                            sentence: string;
                            is_late: boolean;
                        } | null;
                        findings: {
                            rule_id: string;
                            /** @enum {string} */
                            severity: "error" | "warning" | "info";
                            path: string;
                            label: string;
                            message: string;
                            detail?: string;
                            /** @enum {string} */
                            step: "header" | "shipment_origin" | "parties_locations" | "line_items" | "totals_declarations" | "review_submit";
                            block?: string;
                            page?: string;
                            entry_id?: string;
                        }[];
                        is_sent_here: boolean;
                        not_sent: string | null;
                        is_practice: boolean;
                        /** @enum {string} */
                        customs: "CBP" | "simulator" | "test";
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
        };
    };
    listCustomsRequests: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier answer: 304 while it is the same. */
                "If-None-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        requests: {
                            /** Format: uuid */
                            id: string;
                            code: string;
                            title: string;
                            action_required: string;
                            due_on: string | null;
                            /** Format: date-time */
                            received_at: string;
                            closed_at: string | null;
                            closed_by: {
                                id: string;
                                name: string;
                            } | null;
                            answer: {
                                /** @enum {string} */
                                sent_by: "document_image_system" | "ace_portal" | "email" | "paper";
                                /** Format: date */
                                sent_on: string;
                                documents: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                    sha256: string;
                                }[];
                                text?: string;
                            } | null;
                            letter: {
                                /** @enum {string} */
                                form: "28" | "29";
                                /** Format: date */
                                dated: string;
                                part_number: string | null;
                                outcome: ({
                                    /** Format: date */
                                    decided_on: string;
                                    note: string;
                                    /** @enum {string} */
                                    kind: "accepted";
                                } | {
                                    /** Format: date */
                                    decided_on: string;
                                    note: string;
                                    /** @enum {string} */
                                    kind: "rate_advance";
                                    rate: string;
                                } | {
                                    /** Format: date */
                                    decided_on: string;
                                    note: string;
                                    /** @enum {string} */
                                    kind: "number_changed";
                                    number: string;
                                }) | null;
                            } | null;
                        }[];
                        may_close: boolean;
                        may_add_letter: boolean;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
        };
    };
    listStatements: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier answer: 304 while it is the same. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        statements: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            cadence: "daily" | "monthly";
                            number: string;
                            /** @enum {string} */
                            state: "preliminary" | "authorized" | "final" | "paid";
                            payment_type: string;
                            /** Format: date */
                            print_date: string;
                            due_on: string | null;
                            authorized_on: string | null;
                            amount: string;
                            lines: number;
                            /** Format: date-time */
                            received_at: string;
                        }[];
                        kept: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            cadence: "daily" | "monthly";
                            number: string | null;
                            status: ("preliminary" | "final") | null;
                            /** @enum {string} */
                            booking: "repeated" | "late" | "refused" | "test";
                            faults: {
                                /** @enum {string} */
                                code: "incomplete" | "unknown_record" | "misplaced_record" | "unreadable_record" | "other_filer" | "contradiction" | "repeated_line" | "wrong_total";
                                message: string;
                            }[];
                            /** Format: date-time */
                            received_at: string;
                            images: string[];
                        }[];
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
        };
    };
    listEntryStatements: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier answer: 304 while it is the same. */
                "If-None-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        statements: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            cadence: "daily" | "monthly";
                            number: string;
                            /** @enum {string} */
                            state: "preliminary" | "authorized" | "final" | "paid";
                            payment_type: string;
                            /** Format: date */
                            print_date: string;
                            due_on: string | null;
                            authorized_on: string | null;
                            amount: string;
                            lines: number;
                            /** Format: date-time */
                            received_at: string;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
        };
    };
    getStatement: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier answer: 304 while it is the same. */
                "If-None-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** @enum {string} */
                        cadence: "daily" | "monthly";
                        number: string;
                        /** @enum {string} */
                        state: "preliminary" | "authorized" | "final" | "paid";
                        payment_type: string;
                        /** Format: date */
                        print_date: string;
                        due_on: string | null;
                        authorized_on: string | null;
                        amount: string;
                        lines: number;
                        /** Format: date-time */
                        received_at: string;
                        port: string;
                        filer_code: string;
                        importer: string | null;
                        client_branch: string | null;
                        payable_by: string | null;
                        late: {
                            days: number;
                            interest: string | null;
                            message: string;
                            consequence: string;
                        } | null;
                        is_equal: boolean;
                        stated_total: string;
                        filed_total: string;
                        rows: {
                            number: string;
                            id: string | null;
                            stated: string | null;
                            filed: string | null;
                            classes: {
                                class: string;
                                name: string;
                                stated: string | null;
                                filed: string | null;
                            }[];
                            differences: {
                                /** @enum {string} */
                                kind: "unknown" | "missing" | "other_amount" | "deleted" | "moved" | "taken_away";
                                message: string;
                            }[];
                        }[];
                        totals: {
                            class: string;
                            name: string;
                            due: string;
                            paid: string | null;
                        }[];
                        messages: {
                            /** @enum {string} */
                            status: "preliminary" | "final";
                            /** Format: date-time */
                            received_at: string;
                            images: string[];
                        }[];
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
        };
    };
    getOwed: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier answer: 304 while it is the same. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        total: string;
                        needs: {
                            days: number;
                            /** Format: date */
                            until: string;
                            amount: string;
                        }[];
                        days: {
                            day: string | null;
                            amount: string;
                            payments: {
                                key: string;
                                /** @enum {string} */
                                kind: "individual" | "daily" | "monthly";
                                payment_type: string;
                                statement: {
                                    /** Format: uuid */
                                    id: string;
                                    number: string;
                                    /** @enum {string} */
                                    state: "preliminary" | "authorized" | "final" | "paid";
                                } | null;
                                dailies: {
                                    /** Format: uuid */
                                    id: string;
                                    number: string;
                                }[];
                                statement_day: string | null;
                                amount: string;
                                count: number;
                                entries: {
                                    number: string | null;
                                    id: string | null;
                                    amount: string;
                                }[];
                                late: string | null;
                            }[];
                        }[];
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
        };
    };
    exportPaymentDetails: {
        parameters: {
            query: {
                from: string;
                to: string;
            };
            header?: {
                /** @description The ETag of an earlier answer: 304 while it is the same. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description text/csv */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        /** @enum {string} */
                        code: "validation_failed";
                        details: {
                            fields: {
                                path: string;
                                message: string;
                            }[];
                        };
                    } | {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
        };
    };
    exportBills: {
        parameters: {
            query: {
                from: string;
                to: string;
                duty_account?: string;
                fee_account?: string;
            };
            header?: {
                /** @description The ETag of an earlier answer: 304 while it is the same. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description text/csv */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        /** @enum {string} */
                        code: "validation_failed";
                        details: {
                            fields: {
                                path: string;
                                message: string;
                            }[];
                        };
                    } | {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
        };
    };
    listDocuments: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier answer: 304 while it is the same. */
                "If-None-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        documents: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            /** @enum {string} */
                            kind: "commercial_invoice" | "packing_list" | "bill_of_lading" | "arrival_notice" | "certificate" | "cbp_5106" | "power_of_attorney" | "statement" | "cbp_28" | "cbp_29" | "other";
                            detail: string;
                            /** @enum {string} */
                            state: "uploading" | "scanning" | "ready" | "infected";
                            type: ("pdf" | "png" | "jpeg" | "tiff" | "heic" | "csv" | "xlsx" | "docx" | "eml") | null;
                            size: number;
                            received_parts: number;
                            modified_at: string | null;
                            sha256: string | null;
                            answers_code: string | null;
                            answers_request: string | null;
                            found_virus: string | null;
                            uploaded_by: {
                                id: string;
                                name: string;
                            } | null;
                            /** Format: date-time */
                            uploaded_at: string;
                            kept_because: ("legal_hold" | "retention" | "role") | null;
                        }[];
                        used: number;
                        is_filed: boolean;
                        kept_until: string | null;
                        required_until: string | null;
                        legal_hold: {
                            /** Format: date-time */
                            since: string;
                            by: {
                                id: string;
                                name: string;
                            } | null;
                            reason: string;
                        } | null;
                        missing_codes: string[];
                        may: {
                            add: boolean;
                            hold: boolean;
                            delete_records: boolean;
                        };
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
        };
    };
    startDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key within a day is done once. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    size: number;
                    /** @enum {string} */
                    kind: "commercial_invoice" | "packing_list" | "bill_of_lading" | "arrival_notice" | "certificate" | "cbp_5106" | "power_of_attorney" | "statement" | "cbp_28" | "cbp_29" | "other";
                    /** @default  */
                    detail?: string;
                    /** @default null */
                    modified_at?: string | null;
                    /** @default null */
                    answers_request?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        document: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            /** @enum {string} */
                            kind: "commercial_invoice" | "packing_list" | "bill_of_lading" | "arrival_notice" | "certificate" | "cbp_5106" | "power_of_attorney" | "statement" | "cbp_28" | "cbp_29" | "other";
                            detail: string;
                            /** @enum {string} */
                            state: "uploading" | "scanning" | "ready" | "infected";
                            type: ("pdf" | "png" | "jpeg" | "tiff" | "heic" | "csv" | "xlsx" | "docx" | "eml") | null;
                            size: number;
                            received_parts: number;
                            modified_at: string | null;
                            sha256: string | null;
                            answers_code: string | null;
                            answers_request: string | null;
                            found_virus: string | null;
                            uploaded_by: {
                                id: string;
                                name: string;
                            } | null;
                            /** Format: date-time */
                            uploaded_at: string;
                            kept_because: ("legal_hold" | "retention" | "role") | null;
                        };
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        /** @enum {string} */
                        code: "validation_failed";
                        details: {
                            fields: {
                                path: string;
                                message: string;
                            }[];
                        };
                    } | {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
        };
    };
    deleteDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key within a day is done once. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
                documentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        documents: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            /** @enum {string} */
                            kind: "commercial_invoice" | "packing_list" | "bill_of_lading" | "arrival_notice" | "certificate" | "cbp_5106" | "power_of_attorney" | "statement" | "cbp_28" | "cbp_29" | "other";
                            detail: string;
                            /** @enum {string} */
                            state: "uploading" | "scanning" | "ready" | "infected";
                            type: ("pdf" | "png" | "jpeg" | "tiff" | "heic" | "csv" | "xlsx" | "docx" | "eml") | null;
                            size: number;
                            received_parts: number;
                            modified_at: string | null;
                            sha256: string | null;
                            answers_code: string | null;
                            answers_request: string | null;
                            found_virus: string | null;
                            uploaded_by: {
                                id: string;
                                name: string;
                            } | null;
                            /** Format: date-time */
                            uploaded_at: string;
                            kept_because: ("legal_hold" | "retention" | "role") | null;
                        }[];
                        used: number;
                        is_filed: boolean;
                        kept_until: string | null;
                        required_until: string | null;
                        legal_hold: {
                            /** Format: date-time */
                            since: string;
                            by: {
                                id: string;
                                name: string;
                            } | null;
                            reason: string;
                        } | null;
                        missing_codes: string[];
                        may: {
                            add: boolean;
                            hold: boolean;
                            delete_records: boolean;
                        };
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
        };
    };
    changeDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key within a day is done once. */
                "Idempotency-Key"?: string;
                /** @description Has no effect: a document has no version. */
                "If-Match"?: string;
            };
            path: {
                id: string;
                documentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    /** @enum {string} */
                    kind?: "commercial_invoice" | "packing_list" | "bill_of_lading" | "arrival_notice" | "certificate" | "cbp_5106" | "power_of_attorney" | "statement" | "cbp_28" | "cbp_29" | "other";
                    detail?: string;
                    answers_code?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        document: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            /** @enum {string} */
                            kind: "commercial_invoice" | "packing_list" | "bill_of_lading" | "arrival_notice" | "certificate" | "cbp_5106" | "power_of_attorney" | "statement" | "cbp_28" | "cbp_29" | "other";
                            detail: string;
                            /** @enum {string} */
                            state: "uploading" | "scanning" | "ready" | "infected";
                            type: ("pdf" | "png" | "jpeg" | "tiff" | "heic" | "csv" | "xlsx" | "docx" | "eml") | null;
                            size: number;
                            received_parts: number;
                            modified_at: string | null;
                            sha256: string | null;
                            answers_code: string | null;
                            answers_request: string | null;
                            found_virus: string | null;
                            uploaded_by: {
                                id: string;
                                name: string;
                            } | null;
                            /** Format: date-time */
                            uploaded_at: string;
                            kept_because: ("legal_hold" | "retention" | "role") | null;
                        };
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        /** @enum {string} */
                        code: "validation_failed";
                        details: {
                            fields: {
                                path: string;
                                message: string;
                            }[];
                        };
                    } | {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
        };
    };
    getDocumentContent: {
        parameters: {
            query?: {
                use?: "view" | "download";
            };
            header?: {
                /** @description The ETag of an earlier answer: 304 while it is the same. */
                "If-None-Match"?: string;
            };
            path: {
                id: string;
                documentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description application/octet-stream */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        /** @enum {string} */
                        code: "validation_failed";
                        details: {
                            fields: {
                                path: string;
                                message: string;
                            }[];
                        };
                    } | {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
        };
    };
    putDocumentPart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                documentId: string;
                index: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        received_parts: number;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        /** @enum {string} */
                        code: "validation_failed";
                        details: {
                            fields: {
                                path: string;
                                message: string;
                            }[];
                        };
                    } | {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
        };
    };
    completeDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key within a day is done once. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
                documentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        document: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            /** @enum {string} */
                            kind: "commercial_invoice" | "packing_list" | "bill_of_lading" | "arrival_notice" | "certificate" | "cbp_5106" | "power_of_attorney" | "statement" | "cbp_28" | "cbp_29" | "other";
                            detail: string;
                            /** @enum {string} */
                            state: "uploading" | "scanning" | "ready" | "infected";
                            type: ("pdf" | "png" | "jpeg" | "tiff" | "heic" | "csv" | "xlsx" | "docx" | "eml") | null;
                            size: number;
                            received_parts: number;
                            modified_at: string | null;
                            sha256: string | null;
                            answers_code: string | null;
                            answers_request: string | null;
                            found_virus: string | null;
                            uploaded_by: {
                                id: string;
                                name: string;
                            } | null;
                            /** Format: date-time */
                            uploaded_at: string;
                            kept_because: ("legal_hold" | "retention" | "role") | null;
                        };
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        /** @enum {string} */
                        code: "document_twice";
                        details: {
                            /** Format: uuid */
                            document_id: string;
                            name: string;
                        };
                    } | {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
        };
    };
    getDutyReport: {
        parameters: {
            query?: {
                by?: "month" | "hts" | "origin" | "supplier" | "measure" | "program";
                from?: string;
                to?: string;
            };
            header?: {
                /** @description The ETag of an earlier answer: 304 while it is the same. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        rows: {
                            key: string;
                            name: string | null;
                            entries: number;
                            value: string;
                            duty: string;
                            fees: string | null;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        /** @enum {string} */
                        code: "validation_failed";
                        details: {
                            fields: {
                                path: string;
                                message: string;
                            }[];
                        };
                    } | {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
        };
    };
    getLandedCosts: {
        parameters: {
            query?: {
                by?: "part" | "order" | "reference";
                from?: string;
                to?: string;
                after?: string;
            };
            header?: {
                /** @description The ETag of an earlier answer: 304 while it is the same. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        rows: {
                            key: string;
                            name: string;
                            /** @enum {string} */
                            named: "part" | "order" | "reference";
                            entries: number;
                            value: string;
                            freight: string;
                            duty: string;
                            fees: string;
                        }[];
                        entries: number;
                        total: number;
                        next: string | null;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        /** @enum {string} */
                        code: "validation_failed";
                        details: {
                            fields: {
                                path: string;
                                message: string;
                            }[];
                        };
                    } | {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
        };
    };
    listDeadlines: {
        parameters: {
            query?: {
                from?: string;
                to?: string;
            };
            header?: {
                /** @description The ETag of an earlier answer: 304 while it is the same. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        deadlines: {
                            /** Format: date */
                            day: string;
                            /** @enum {string} */
                            kind: "security_filing" | "summary" | "payment" | "request" | "correction" | "liquidation" | "protest" | "drawback";
                            entries: number;
                            amount: string | null;
                            entry: {
                                /** Format: uuid */
                                id: string;
                                entry_number: string;
                            } | null;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        /** @enum {string} */
                        code: "validation_failed";
                        details: {
                            fields: {
                                path: string;
                                message: string;
                            }[];
                        };
                    } | {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
        };
    };
    findRefunds: {
        parameters: {
            query?: {
                after?: string;
            };
            header?: {
                /** @description The ETag of an earlier answer: 304 while it is the same. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        entries: {
                            id: string | null;
                            entry_number: string;
                            /** Format: date */
                            entry_date: string;
                            may_correct: boolean;
                            findings: {
                                line: string | null;
                                /** @enum {string} */
                                ground: "invalid" | "measure" | "rate" | "mpf" | "hmf";
                                program: string | null;
                                numbers: string[];
                                paid: string;
                                owed: string;
                                amount: string;
                                source: string;
                                /** @enum {string} */
                                road: "correction" | "cape" | "protest" | "disclosure" | "none";
                                last_day: string | null;
                                is_expected: boolean;
                                road_source: string;
                            }[];
                            questions: {
                                line: string | null;
                                says: string;
                            }[];
                            refundable: string;
                            lost: string;
                            underpaid: string;
                        }[];
                        looked_at: {
                            entries: number;
                            lines: number;
                        };
                        total: number;
                        next: string | null;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        /** @enum {string} */
                        code: "validation_failed";
                        details: {
                            fields: {
                                path: string;
                                message: string;
                            }[];
                        };
                    } | {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
        };
    };
    findTariffGoods: {
        parameters: {
            query?: {
                q?: string;
                on?: string;
                origin?: string;
                answers?: string;
            };
            header?: {
                /** @description The ETag of an earlier answer: 304 while it is the same. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        rows: {
                            hts: string;
                            description: string;
                            path: string[];
                            is_likely: boolean;
                            reasons: {
                                /** @enum {string} */
                                source: "own" | "uk-index" | "uk-declared" | "eu-ruling" | "ruling";
                                words: string;
                                ruling: {
                                    number: string;
                                    day: string | null;
                                    is_older: boolean;
                                } | null;
                            }[];
                            lines: {
                                hts: string;
                                description: string;
                                path: string[];
                                units: {
                                    text: string;
                                    code: string | null;
                                }[];
                                general: string | null;
                                special: string | null;
                                column_2: string | null;
                                additional: string | null;
                                is_whole: boolean;
                                percent: string | null;
                                percent_is_assumed: boolean;
                            }[];
                            line_count: number;
                            agencies: string[];
                        }[];
                        within: string;
                        searched_as: string;
                        unknown: string[];
                        answers: ("men-or-boys" | "women-or-girls" | "babies" | "live" | "fresh" | "frozen" | "dried" | "prepared" | "plastic" | "rubber" | "leather" | "wood" | "plaited" | "paper" | "fabric" | "cotton" | "wool" | "silk" | "man-made" | "other-fabric" | "stone" | "ceramic" | "glass" | "metal" | "steel" | "aluminum" | "copper" | "other-metal" | "gold-or-silver" | "other-material" | "knitted" | "woven" | "electric" | "not-electric" | "a-part" | "not-a-part" | "a-set" | "not-a-set" | "for-a-vehicle" | "not-for-a-vehicle" | "a-toy" | "not-a-toy" | "festive" | "not-festive" | "for-an-animal" | "not-for-an-animal")[];
                        left_out: number;
                        question: {
                            /** @enum {string} */
                            key: "wearer" | "state" | "material" | "fabric" | "power" | "part" | "set" | "vehicle" | "toy" | "festive" | "animal";
                            answers: ("men-or-boys" | "women-or-girls" | "babies" | "live" | "fresh" | "frozen" | "dried" | "prepared" | "plastic" | "rubber" | "leather" | "wood" | "plaited" | "paper" | "fabric" | "cotton" | "wool" | "silk" | "man-made" | "other-fabric" | "stone" | "ceramic" | "glass" | "metal" | "steel" | "aluminum" | "copper" | "other-metal" | "gold-or-silver" | "other-material" | "knitted" | "woven" | "electric" | "not-electric" | "a-part" | "not-a-part" | "a-set" | "not-a-set" | "for-a-vehicle" | "not-for-a-vehicle" | "a-toy" | "not-a-toy" | "festive" | "not-festive" | "for-an-animal" | "not-for-an-animal")[];
                        } | null;
                        edition: {
                            name: string;
                            /** Format: date */
                            from: string;
                            replaced_on: string | null;
                            source: string;
                            /** Format: date */
                            measures_reviewed: string;
                        };
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        /** @enum {string} */
                        code: "validation_failed";
                        details: {
                            fields: {
                                path: string;
                                message: string;
                            }[];
                        };
                    } | {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
        };
    };
    getTariffLine: {
        parameters: {
            query?: {
                on?: string;
                origin?: string;
            };
            header?: {
                /** @description The ETag of an earlier answer: 304 while it is the same. */
                "If-None-Match"?: string;
            };
            path: {
                hts: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        edition: {
                            name: string;
                            /** Format: date */
                            from: string;
                            replaced_on: string | null;
                            source: string;
                            /** Format: date */
                            measures_reviewed: string;
                        };
                        notes: string[];
                        line: {
                            hts: string;
                            description: string;
                            path: string[];
                            units: {
                                text: string;
                                code: string | null;
                            }[];
                            general: string | null;
                            special: string | null;
                            column_2: string | null;
                            additional: string | null;
                            is_whole: boolean;
                            percent: string | null;
                            percent_is_assumed: boolean;
                            rates_from: string;
                            headings: {
                                hts: string | null;
                                description: string;
                                general: string | null;
                            }[];
                            programs: {
                                spi: string;
                                name: string;
                                rate: string;
                            }[];
                            measures: {
                                hts: string;
                                program: string;
                                /** @enum {string} */
                                kind: "additive" | "floor" | "replacement" | "relief";
                                percent: string | null;
                                origins: string[];
                                conditions: {
                                    text: string;
                                    answers: string[];
                                }[];
                                /** Format: date */
                                from: string;
                                to: string | null;
                                source: string;
                                has_note: boolean;
                            }[];
                            note: {
                                note: string;
                                text: string;
                                edition: string;
                            } | null;
                            origins: {
                                origin: string;
                                percent: string | null;
                                percent_is_assumed: boolean;
                                rates: string[];
                            }[];
                            below: {
                                hts: string;
                                description: string;
                                path: string[];
                                is_whole: boolean;
                            }[];
                            preferences: {
                                spi: string;
                                name: string;
                                rate: string;
                                source: string;
                                frees_from_mpf: boolean;
                            }[];
                        };
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        /** @enum {string} */
                        code: "validation_failed";
                        details: {
                            fields: {
                                path: string;
                                message: string;
                            }[];
                        };
                    } | {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
        };
    };
    getTariffNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier answer: 304 while it is the same. */
                "If-None-Match"?: string;
            };
            path: {
                hts: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        note: string;
                        text: string;
                        edition: string;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        /** @enum {string} */
                        code: "validation_failed";
                        details: {
                            fields: {
                                path: string;
                                message: string;
                            }[];
                        };
                    } | {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
        };
    };
    getRuling: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier answer: 304 while it is the same. */
                "If-None-Match"?: string;
            };
            path: {
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        number: string;
                        is_revoked: boolean;
                        day: string | null;
                        subject: string;
                        numbers: {
                            hts: string;
                            is_current: boolean;
                        }[];
                        modified_by: string[];
                        text: string | null;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        /** @enum {string} */
                        code: "validation_failed";
                        details: {
                            fields: {
                                path: string;
                                message: string;
                            }[];
                        };
                    } | {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
        };
    };
    calculateDuty: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key within a day is done once. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    hts: string;
                    origin: string;
                    /** Format: date */
                    entry_date: string;
                    value: string;
                    /** @default [] */
                    quantities?: {
                        quantity: string;
                        unit: string;
                    }[];
                    spi?: string;
                    /** Format: date */
                    loaded_on?: string;
                    /** @default {} */
                    answers?: {
                        [key: string]: string;
                    };
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        edition: {
                            name: string;
                            /** Format: date */
                            from: string;
                            replaced_on: string | null;
                            source: string;
                            /** Format: date */
                            measures_reviewed: string;
                        };
                        rows: {
                            hts: string;
                            measure: string | null;
                            program: string | null;
                            rate_text: string;
                            basis: {
                                quantity: string;
                                unit: string;
                                converted_from: {
                                    quantity: string;
                                    unit: string;
                                } | null;
                            }[];
                            amount: string | null;
                            why: string;
                            source: string;
                            note: string | null;
                        }[];
                        duty: string | null;
                        open_questions: {
                            key: string;
                            question: string;
                            options: {
                                value: string;
                                label: string;
                                changes_duty_by: string | null;
                            }[];
                            counted: string | null;
                        }[];
                        answered_questions: {
                            key: string;
                            question: string;
                            options: {
                                value: string;
                                label: string;
                                changes_duty_by: string | null;
                            }[];
                            counted: string | null;
                            answer: string;
                        }[];
                        units: {
                            text: string;
                            code: string | null;
                        }[];
                        warnings: string[];
                        /** @enum {string} */
                        asks_for_note: "no" | "must";
                        looked_up: string | null;
                        notes: string[];
                        savings: {
                            spi: string;
                            name: string;
                            saves: string | null;
                            source: string;
                            frees_from_mpf: boolean;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        /** @enum {string} */
                        code: "validation_failed";
                        details: {
                            fields: {
                                path: string;
                                message: string;
                            }[];
                        };
                    } | {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
        };
    };
    calculateDuties: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key within a day is done once. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date */
                    on?: string;
                    lines: {
                        hts: string;
                        origin: string;
                        /** Format: date */
                        entry_date?: string;
                        value: string;
                        /** @default [] */
                        quantities?: {
                            quantity: string;
                            unit: string;
                        }[];
                        spi?: string;
                        /** Format: date */
                        loaded_on?: string;
                        /** @default {} */
                        answers?: {
                            [key: string]: string;
                        };
                    }[];
                    /** @default false */
                    whole?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        duties: {
                            rate_text: string | null;
                            duty: string | null;
                            refusal: string | null;
                            answer?: {
                                edition: {
                                    name: string;
                                    /** Format: date */
                                    from: string;
                                    replaced_on: string | null;
                                    source: string;
                                    /** Format: date */
                                    measures_reviewed: string;
                                };
                                rows: {
                                    hts: string;
                                    measure: string | null;
                                    program: string | null;
                                    rate_text: string;
                                    basis: {
                                        quantity: string;
                                        unit: string;
                                        converted_from: {
                                            quantity: string;
                                            unit: string;
                                        } | null;
                                    }[];
                                    amount: string | null;
                                    why: string;
                                    source: string;
                                    note: string | null;
                                }[];
                                duty: string | null;
                                open_questions: {
                                    key: string;
                                    question: string;
                                    options: {
                                        value: string;
                                        label: string;
                                        changes_duty_by: string | null;
                                    }[];
                                    counted: string | null;
                                }[];
                                answered_questions: {
                                    key: string;
                                    question: string;
                                    options: {
                                        value: string;
                                        label: string;
                                        changes_duty_by: string | null;
                                    }[];
                                    counted: string | null;
                                    answer: string;
                                }[];
                                units: {
                                    text: string;
                                    code: string | null;
                                }[];
                                warnings: string[];
                                /** @enum {string} */
                                asks_for_note: "no" | "must";
                                looked_up: string | null;
                                notes: string[];
                                savings: {
                                    spi: string;
                                    name: string;
                                    saves: string | null;
                                    source: string;
                                    frees_from_mpf: boolean;
                                }[];
                            } | null;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        /** @enum {string} */
                        code: "validation_failed";
                        details: {
                            fields: {
                                path: string;
                                message: string;
                            }[];
                        };
                    } | {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
        };
    };
    estimateCost: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key within a day is done once. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "hts": "9405.11.6010",
                 *       "origin": "TW",
                 *       "entry_date": "2026-03-05",
                 *       "value": "1200.00",
                 *       "quantities": [],
                 *       "spi": "",
                 *       "answers": {},
                 *       "mode": "ocean",
                 *       "freight": "150.00"
                 *     }
                 */
                "application/json": {
                    hts: string;
                    origin: string;
                    /** Format: date */
                    entry_date?: string;
                    value: string;
                    /** @default [] */
                    quantities?: {
                        quantity: string;
                        unit: string;
                    }[];
                    spi?: string;
                    /** Format: date */
                    loaded_on?: string;
                    /** @default {} */
                    answers?: {
                        [key: string]: string;
                    };
                    /**
                     * @default ocean
                     * @enum {string}
                     */
                    mode?: "ocean" | "air" | "land";
                    /** @default 0 */
                    freight?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        edition: {
                            name: string;
                            /** Format: date */
                            from: string;
                            replaced_on: string | null;
                            source: string;
                            /** Format: date */
                            measures_reviewed: string;
                        };
                        rows: {
                            hts: string;
                            measure: string | null;
                            program: string | null;
                            rate_text: string;
                            basis: {
                                quantity: string;
                                unit: string;
                                converted_from: {
                                    quantity: string;
                                    unit: string;
                                } | null;
                            }[];
                            amount: string | null;
                            why: string;
                            source: string;
                            note: string | null;
                        }[];
                        duty: string | null;
                        open_questions: {
                            key: string;
                            question: string;
                            options: {
                                value: string;
                                label: string;
                                changes_duty_by: string | null;
                            }[];
                            counted: string | null;
                        }[];
                        answered_questions: {
                            key: string;
                            question: string;
                            options: {
                                value: string;
                                label: string;
                                changes_duty_by: string | null;
                            }[];
                            counted: string | null;
                            answer: string;
                        }[];
                        units: {
                            text: string;
                            code: string | null;
                        }[];
                        warnings: string[];
                        /** @enum {string} */
                        asks_for_note: "no" | "must";
                        looked_up: string | null;
                        notes: string[];
                        savings: {
                            spi: string;
                            name: string;
                            saves: string | null;
                            source: string;
                            frees_from_mpf: boolean;
                        }[];
                        mpf: {
                            amount: string;
                            rate_percent: string;
                            minimum: string;
                            maximum: string;
                            exemption: string | null;
                        };
                        hmf: {
                            amount: string;
                            rate_percent: string;
                        };
                        informal: {
                            mpf: string;
                            hmf: string;
                            to_pay: string | null;
                            landed_cost: string | null;
                        } | null;
                        to_pay: string | null;
                        landed_cost: string | null;
                        effective_percent: string | null;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        /** @enum {string} */
                        code: "validation_failed";
                        details: {
                            fields: {
                                path: string;
                                message: string;
                            }[];
                        };
                    } | {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
        };
    };
    proposeTariffNumbers: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key within a day is done once. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date */
                    on?: string;
                    goods: {
                        text: string;
                        within: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        proposals: {
                            results: {
                                hts: string;
                                description: string;
                                path: string[];
                                is_likely: boolean;
                                reasons: {
                                    /** @enum {string} */
                                    source: "own" | "uk-index" | "uk-declared" | "eu-ruling" | "ruling";
                                    words: string;
                                    ruling: {
                                        number: string;
                                        day: string | null;
                                        is_older: boolean;
                                    } | null;
                                }[];
                            }[];
                        }[];
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        /** @enum {string} */
                        code: "validation_failed";
                        details: {
                            fields: {
                                path: string;
                                message: string;
                            }[];
                        };
                    } | {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
        };
    };
    getPart: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier answer: 304 while it is the same. */
                "If-None-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        part: {
                            description?: string;
                            htsus?: string;
                            adcvd_case_number?: string;
                            net_uom?: string;
                            net_uom_2?: string;
                            net_uom_3?: string;
                            tariff_answers?: {
                                question?: string;
                                answer?: string;
                            }[];
                            classification?: {
                                hts?: string;
                                words?: string;
                                edition?: string;
                                chosen_on?: string;
                                reasons?: {
                                    source?: string;
                                    words?: string;
                                    ruling?: string;
                                    ruled_on?: string;
                                }[];
                                answers?: {
                                    answer?: string;
                                }[];
                                note?: string;
                            };
                            origin_country?: string;
                            adcvd_case_role?: string;
                            second_case_number?: string;
                            category_number?: string;
                            ruling_number?: string;
                            other_fee_ids?: string;
                            product_claim?: string;
                            net_cost?: string;
                            fee_exemption?: string;
                            spi?: string;
                            metal?: {
                                steel_melt_pour?: string;
                                aluminum_primary_smelt?: string;
                                aluminum_secondary_smelt?: string;
                                aluminum_cast?: string;
                                copper_primary_smelt?: string;
                                copper_secondary_smelt?: string;
                                copper_cast?: string;
                            };
                            manufacturer?: {
                                name?: string;
                                address_line1?: string;
                                address_line2?: string;
                                city?: string;
                                province?: string;
                                country?: string;
                                postal?: string;
                            };
                            manufacturer_mid?: string;
                            pga_flags?: string[];
                            agency_statements?: {
                                agency?: string;
                                program?: string;
                                variant?: string;
                                disclaimer?: string;
                                answers?: {
                                    question?: string;
                                    row?: string;
                                    value?: string;
                                }[];
                                shipment_answers?: {
                                    question?: string;
                                    row?: string;
                                    value?: string;
                                }[];
                            }[];
                            permit_info?: {
                                requirement_id?: string;
                                number?: string;
                                type_code?: string;
                            }[];
                            special_handling?: string;
                            exporter_mid?: string;
                            part_number: string;
                        };
                        used_in: number;
                        last_unit_value: string | null;
                        change: {
                            /** @enum {string} */
                            kind: "ended" | "rate";
                            before: {
                                general: string;
                                special: string;
                                edition: string;
                            };
                            now: {
                                general: string;
                                special: string;
                                edition: string;
                            };
                        } | null;
                        /** Format: date-time */
                        updated_at: string;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        /** @enum {string} */
                        code: "validation_failed";
                        details: {
                            fields: {
                                path: string;
                                message: string;
                            }[];
                        };
                    } | {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
        };
    };
    updatePart: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key within a day is done once. */
                "Idempotency-Key"?: string;
                /** @description The ETag of the part that the change is based on: 412 if the part has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    description?: string;
                    htsus?: string;
                    adcvd_case_number?: string;
                    net_uom?: string;
                    net_uom_2?: string;
                    net_uom_3?: string;
                    tariff_answers?: {
                        question?: string;
                        answer?: string;
                    }[];
                    classification?: {
                        hts?: string;
                        words?: string;
                        edition?: string;
                        chosen_on?: string;
                        reasons?: {
                            source?: string;
                            words?: string;
                            ruling?: string;
                            ruled_on?: string;
                        }[];
                        answers?: {
                            answer?: string;
                        }[];
                        note?: string;
                    };
                    origin_country?: string;
                    adcvd_case_role?: string;
                    second_case_number?: string;
                    category_number?: string;
                    ruling_number?: string;
                    other_fee_ids?: string;
                    product_claim?: string;
                    net_cost?: string;
                    fee_exemption?: string;
                    spi?: string;
                    metal?: {
                        steel_melt_pour?: string;
                        aluminum_primary_smelt?: string;
                        aluminum_secondary_smelt?: string;
                        aluminum_cast?: string;
                        copper_primary_smelt?: string;
                        copper_secondary_smelt?: string;
                        copper_cast?: string;
                    };
                    manufacturer?: {
                        name?: string;
                        address_line1?: string;
                        address_line2?: string;
                        city?: string;
                        province?: string;
                        country?: string;
                        postal?: string;
                    };
                    manufacturer_mid?: string;
                    pga_flags?: string[];
                    agency_statements?: {
                        agency?: string;
                        program?: string;
                        variant?: string;
                        disclaimer?: string;
                        answers?: {
                            question?: string;
                            row?: string;
                            value?: string;
                        }[];
                        shipment_answers?: {
                            question?: string;
                            row?: string;
                            value?: string;
                        }[];
                    }[];
                    permit_info?: {
                        requirement_id?: string;
                        number?: string;
                        type_code?: string;
                    }[];
                    special_handling?: string;
                    exporter_mid?: string;
                    part_number: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        part: {
                            description?: string;
                            htsus?: string;
                            adcvd_case_number?: string;
                            net_uom?: string;
                            net_uom_2?: string;
                            net_uom_3?: string;
                            tariff_answers?: {
                                question?: string;
                                answer?: string;
                            }[];
                            classification?: {
                                hts?: string;
                                words?: string;
                                edition?: string;
                                chosen_on?: string;
                                reasons?: {
                                    source?: string;
                                    words?: string;
                                    ruling?: string;
                                    ruled_on?: string;
                                }[];
                                answers?: {
                                    answer?: string;
                                }[];
                                note?: string;
                            };
                            origin_country?: string;
                            adcvd_case_role?: string;
                            second_case_number?: string;
                            category_number?: string;
                            ruling_number?: string;
                            other_fee_ids?: string;
                            product_claim?: string;
                            net_cost?: string;
                            fee_exemption?: string;
                            spi?: string;
                            metal?: {
                                steel_melt_pour?: string;
                                aluminum_primary_smelt?: string;
                                aluminum_secondary_smelt?: string;
                                aluminum_cast?: string;
                                copper_primary_smelt?: string;
                                copper_secondary_smelt?: string;
                                copper_cast?: string;
                            };
                            manufacturer?: {
                                name?: string;
                                address_line1?: string;
                                address_line2?: string;
                                city?: string;
                                province?: string;
                                country?: string;
                                postal?: string;
                            };
                            manufacturer_mid?: string;
                            pga_flags?: string[];
                            agency_statements?: {
                                agency?: string;
                                program?: string;
                                variant?: string;
                                disclaimer?: string;
                                answers?: {
                                    question?: string;
                                    row?: string;
                                    value?: string;
                                }[];
                                shipment_answers?: {
                                    question?: string;
                                    row?: string;
                                    value?: string;
                                }[];
                            }[];
                            permit_info?: {
                                requirement_id?: string;
                                number?: string;
                                type_code?: string;
                            }[];
                            special_handling?: string;
                            exporter_mid?: string;
                            part_number: string;
                        };
                        used_in: number;
                        last_unit_value: string | null;
                        change: {
                            /** @enum {string} */
                            kind: "ended" | "rate";
                            before: {
                                general: string;
                                special: string;
                                edition: string;
                            };
                            now: {
                                general: string;
                                special: string;
                                edition: string;
                            };
                        } | null;
                        /** Format: date-time */
                        updated_at: string;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        /** @enum {string} */
                        code: "validation_failed";
                        details: {
                            fields: {
                                path: string;
                                message: string;
                            }[];
                        };
                    } | {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
        };
    };
    deletePart: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key within a day is done once. */
                "Idempotency-Key"?: string;
                /** @description The ETag of the part that the change is based on: 412 if the part has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        /** @enum {string} */
                        code: "validation_failed";
                        details: {
                            fields: {
                                path: string;
                                message: string;
                            }[];
                        };
                    } | {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
        };
    };
    changePart: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key within a day is done once. */
                "Idempotency-Key"?: string;
                /** @description The ETag of the part that the change is based on: 412 if the part has changed since. */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "description": "LED ceiling lamp, 24 W"
                 *     }
                 */
                "application/json": {
                    description?: string;
                    htsus?: string;
                    adcvd_case_number?: string;
                    net_uom?: string;
                    net_uom_2?: string;
                    net_uom_3?: string;
                    tariff_answers?: {
                        question?: string;
                        answer?: string;
                    }[];
                    classification?: {
                        hts?: string;
                        words?: string;
                        edition?: string;
                        chosen_on?: string;
                        reasons?: {
                            source?: string;
                            words?: string;
                            ruling?: string;
                            ruled_on?: string;
                        }[];
                        answers?: {
                            answer?: string;
                        }[];
                        note?: string;
                    };
                    origin_country?: string;
                    adcvd_case_role?: string;
                    second_case_number?: string;
                    category_number?: string;
                    ruling_number?: string;
                    other_fee_ids?: string;
                    product_claim?: string;
                    net_cost?: string;
                    fee_exemption?: string;
                    spi?: string;
                    metal?: {
                        steel_melt_pour?: string;
                        aluminum_primary_smelt?: string;
                        aluminum_secondary_smelt?: string;
                        aluminum_cast?: string;
                        copper_primary_smelt?: string;
                        copper_secondary_smelt?: string;
                        copper_cast?: string;
                    };
                    manufacturer?: {
                        name?: string;
                        address_line1?: string;
                        address_line2?: string;
                        city?: string;
                        province?: string;
                        country?: string;
                        postal?: string;
                    };
                    manufacturer_mid?: string;
                    pga_flags?: string[];
                    agency_statements?: {
                        agency?: string;
                        program?: string;
                        variant?: string;
                        disclaimer?: string;
                        answers?: {
                            question?: string;
                            row?: string;
                            value?: string;
                        }[];
                        shipment_answers?: {
                            question?: string;
                            row?: string;
                            value?: string;
                        }[];
                    }[];
                    permit_info?: {
                        requirement_id?: string;
                        number?: string;
                        type_code?: string;
                    }[];
                    special_handling?: string;
                    exporter_mid?: string;
                    part_number?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        part: {
                            description?: string;
                            htsus?: string;
                            adcvd_case_number?: string;
                            net_uom?: string;
                            net_uom_2?: string;
                            net_uom_3?: string;
                            tariff_answers?: {
                                question?: string;
                                answer?: string;
                            }[];
                            classification?: {
                                hts?: string;
                                words?: string;
                                edition?: string;
                                chosen_on?: string;
                                reasons?: {
                                    source?: string;
                                    words?: string;
                                    ruling?: string;
                                    ruled_on?: string;
                                }[];
                                answers?: {
                                    answer?: string;
                                }[];
                                note?: string;
                            };
                            origin_country?: string;
                            adcvd_case_role?: string;
                            second_case_number?: string;
                            category_number?: string;
                            ruling_number?: string;
                            other_fee_ids?: string;
                            product_claim?: string;
                            net_cost?: string;
                            fee_exemption?: string;
                            spi?: string;
                            metal?: {
                                steel_melt_pour?: string;
                                aluminum_primary_smelt?: string;
                                aluminum_secondary_smelt?: string;
                                aluminum_cast?: string;
                                copper_primary_smelt?: string;
                                copper_secondary_smelt?: string;
                                copper_cast?: string;
                            };
                            manufacturer?: {
                                name?: string;
                                address_line1?: string;
                                address_line2?: string;
                                city?: string;
                                province?: string;
                                country?: string;
                                postal?: string;
                            };
                            manufacturer_mid?: string;
                            pga_flags?: string[];
                            agency_statements?: {
                                agency?: string;
                                program?: string;
                                variant?: string;
                                disclaimer?: string;
                                answers?: {
                                    question?: string;
                                    row?: string;
                                    value?: string;
                                }[];
                                shipment_answers?: {
                                    question?: string;
                                    row?: string;
                                    value?: string;
                                }[];
                            }[];
                            permit_info?: {
                                requirement_id?: string;
                                number?: string;
                                type_code?: string;
                            }[];
                            special_handling?: string;
                            exporter_mid?: string;
                            part_number: string;
                        };
                        used_in: number;
                        last_unit_value: string | null;
                        change: {
                            /** @enum {string} */
                            kind: "ended" | "rate";
                            before: {
                                general: string;
                                special: string;
                                edition: string;
                            };
                            now: {
                                general: string;
                                special: string;
                                edition: string;
                            };
                        } | null;
                        /** Format: date-time */
                        updated_at: string;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        /** @enum {string} */
                        code: "validation_failed";
                        details: {
                            fields: {
                                path: string;
                                message: string;
                            }[];
                        };
                    } | {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
        };
    };
    listPartsAfter: {
        parameters: {
            query?: {
                q?: string;
                show?: "all" | "changed";
                after?: string;
                limit?: number;
            };
            header?: {
                /** @description The ETag of an earlier answer: 304 while it is the same. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        parts: {
                            /** Format: uuid */
                            id: string;
                            part: {
                                description?: string;
                                htsus?: string;
                                adcvd_case_number?: string;
                                net_uom?: string;
                                net_uom_2?: string;
                                net_uom_3?: string;
                                tariff_answers?: {
                                    question?: string;
                                    answer?: string;
                                }[];
                                classification?: {
                                    hts?: string;
                                    words?: string;
                                    edition?: string;
                                    chosen_on?: string;
                                    reasons?: {
                                        source?: string;
                                        words?: string;
                                        ruling?: string;
                                        ruled_on?: string;
                                    }[];
                                    answers?: {
                                        answer?: string;
                                    }[];
                                    note?: string;
                                };
                                origin_country?: string;
                                adcvd_case_role?: string;
                                second_case_number?: string;
                                category_number?: string;
                                ruling_number?: string;
                                other_fee_ids?: string;
                                product_claim?: string;
                                net_cost?: string;
                                fee_exemption?: string;
                                spi?: string;
                                metal?: {
                                    steel_melt_pour?: string;
                                    aluminum_primary_smelt?: string;
                                    aluminum_secondary_smelt?: string;
                                    aluminum_cast?: string;
                                    copper_primary_smelt?: string;
                                    copper_secondary_smelt?: string;
                                    copper_cast?: string;
                                };
                                manufacturer?: {
                                    name?: string;
                                    address_line1?: string;
                                    address_line2?: string;
                                    city?: string;
                                    province?: string;
                                    country?: string;
                                    postal?: string;
                                };
                                manufacturer_mid?: string;
                                pga_flags?: string[];
                                agency_statements?: {
                                    agency?: string;
                                    program?: string;
                                    variant?: string;
                                    disclaimer?: string;
                                    answers?: {
                                        question?: string;
                                        row?: string;
                                        value?: string;
                                    }[];
                                    shipment_answers?: {
                                        question?: string;
                                        row?: string;
                                        value?: string;
                                    }[];
                                }[];
                                permit_info?: {
                                    requirement_id?: string;
                                    number?: string;
                                    type_code?: string;
                                }[];
                                special_handling?: string;
                                exporter_mid?: string;
                                part_number: string;
                            };
                            used_in: number;
                            last_unit_value: string | null;
                            change: {
                                /** @enum {string} */
                                kind: "ended" | "rate";
                                before: {
                                    general: string;
                                    special: string;
                                    edition: string;
                                };
                                now: {
                                    general: string;
                                    special: string;
                                    edition: string;
                                };
                            } | null;
                            /** Format: date-time */
                            updated_at: string;
                        }[];
                        next: string | null;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        /** @enum {string} */
                        code: "validation_failed";
                        details: {
                            fields: {
                                path: string;
                                message: string;
                            }[];
                        };
                    } | {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
        };
    };
    createPart: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key within a day is done once. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "part_number": "BR-CL24",
                 *       "description": "LED ceiling lamp",
                 *       "htsus": "9405.11.6010",
                 *       "origin_country": "TW"
                 *     }
                 */
                "application/json": {
                    description?: string;
                    htsus?: string;
                    adcvd_case_number?: string;
                    net_uom?: string;
                    net_uom_2?: string;
                    net_uom_3?: string;
                    tariff_answers?: {
                        question?: string;
                        answer?: string;
                    }[];
                    classification?: {
                        hts?: string;
                        words?: string;
                        edition?: string;
                        chosen_on?: string;
                        reasons?: {
                            source?: string;
                            words?: string;
                            ruling?: string;
                            ruled_on?: string;
                        }[];
                        answers?: {
                            answer?: string;
                        }[];
                        note?: string;
                    };
                    origin_country?: string;
                    adcvd_case_role?: string;
                    second_case_number?: string;
                    category_number?: string;
                    ruling_number?: string;
                    other_fee_ids?: string;
                    product_claim?: string;
                    net_cost?: string;
                    fee_exemption?: string;
                    spi?: string;
                    metal?: {
                        steel_melt_pour?: string;
                        aluminum_primary_smelt?: string;
                        aluminum_secondary_smelt?: string;
                        aluminum_cast?: string;
                        copper_primary_smelt?: string;
                        copper_secondary_smelt?: string;
                        copper_cast?: string;
                    };
                    manufacturer?: {
                        name?: string;
                        address_line1?: string;
                        address_line2?: string;
                        city?: string;
                        province?: string;
                        country?: string;
                        postal?: string;
                    };
                    manufacturer_mid?: string;
                    pga_flags?: string[];
                    agency_statements?: {
                        agency?: string;
                        program?: string;
                        variant?: string;
                        disclaimer?: string;
                        answers?: {
                            question?: string;
                            row?: string;
                            value?: string;
                        }[];
                        shipment_answers?: {
                            question?: string;
                            row?: string;
                            value?: string;
                        }[];
                    }[];
                    permit_info?: {
                        requirement_id?: string;
                        number?: string;
                        type_code?: string;
                    }[];
                    special_handling?: string;
                    exporter_mid?: string;
                    part_number: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        part: {
                            description?: string;
                            htsus?: string;
                            adcvd_case_number?: string;
                            net_uom?: string;
                            net_uom_2?: string;
                            net_uom_3?: string;
                            tariff_answers?: {
                                question?: string;
                                answer?: string;
                            }[];
                            classification?: {
                                hts?: string;
                                words?: string;
                                edition?: string;
                                chosen_on?: string;
                                reasons?: {
                                    source?: string;
                                    words?: string;
                                    ruling?: string;
                                    ruled_on?: string;
                                }[];
                                answers?: {
                                    answer?: string;
                                }[];
                                note?: string;
                            };
                            origin_country?: string;
                            adcvd_case_role?: string;
                            second_case_number?: string;
                            category_number?: string;
                            ruling_number?: string;
                            other_fee_ids?: string;
                            product_claim?: string;
                            net_cost?: string;
                            fee_exemption?: string;
                            spi?: string;
                            metal?: {
                                steel_melt_pour?: string;
                                aluminum_primary_smelt?: string;
                                aluminum_secondary_smelt?: string;
                                aluminum_cast?: string;
                                copper_primary_smelt?: string;
                                copper_secondary_smelt?: string;
                                copper_cast?: string;
                            };
                            manufacturer?: {
                                name?: string;
                                address_line1?: string;
                                address_line2?: string;
                                city?: string;
                                province?: string;
                                country?: string;
                                postal?: string;
                            };
                            manufacturer_mid?: string;
                            pga_flags?: string[];
                            agency_statements?: {
                                agency?: string;
                                program?: string;
                                variant?: string;
                                disclaimer?: string;
                                answers?: {
                                    question?: string;
                                    row?: string;
                                    value?: string;
                                }[];
                                shipment_answers?: {
                                    question?: string;
                                    row?: string;
                                    value?: string;
                                }[];
                            }[];
                            permit_info?: {
                                requirement_id?: string;
                                number?: string;
                                type_code?: string;
                            }[];
                            special_handling?: string;
                            exporter_mid?: string;
                            part_number: string;
                        };
                        used_in: number;
                        last_unit_value: string | null;
                        change: {
                            /** @enum {string} */
                            kind: "ended" | "rate";
                            before: {
                                general: string;
                                special: string;
                                edition: string;
                            };
                            now: {
                                general: string;
                                special: string;
                                edition: string;
                            };
                        } | null;
                        /** Format: date-time */
                        updated_at: string;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        /** @enum {string} */
                        code: "validation_failed";
                        details: {
                            fields: {
                                path: string;
                                message: string;
                            }[];
                        };
                    } | {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
        };
    };
    matchParts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key within a day is done once. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "part_numbers": [
                 *         "BR-CL24"
                 *       ]
                 *     }
                 */
                "application/json": {
                    part_numbers: string[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        parts: {
                            /** Format: uuid */
                            id: string;
                            part: {
                                description?: string;
                                htsus?: string;
                                adcvd_case_number?: string;
                                net_uom?: string;
                                net_uom_2?: string;
                                net_uom_3?: string;
                                tariff_answers?: {
                                    question?: string;
                                    answer?: string;
                                }[];
                                classification?: {
                                    hts?: string;
                                    words?: string;
                                    edition?: string;
                                    chosen_on?: string;
                                    reasons?: {
                                        source?: string;
                                        words?: string;
                                        ruling?: string;
                                        ruled_on?: string;
                                    }[];
                                    answers?: {
                                        answer?: string;
                                    }[];
                                    note?: string;
                                };
                                origin_country?: string;
                                adcvd_case_role?: string;
                                second_case_number?: string;
                                category_number?: string;
                                ruling_number?: string;
                                other_fee_ids?: string;
                                product_claim?: string;
                                net_cost?: string;
                                fee_exemption?: string;
                                spi?: string;
                                metal?: {
                                    steel_melt_pour?: string;
                                    aluminum_primary_smelt?: string;
                                    aluminum_secondary_smelt?: string;
                                    aluminum_cast?: string;
                                    copper_primary_smelt?: string;
                                    copper_secondary_smelt?: string;
                                    copper_cast?: string;
                                };
                                manufacturer?: {
                                    name?: string;
                                    address_line1?: string;
                                    address_line2?: string;
                                    city?: string;
                                    province?: string;
                                    country?: string;
                                    postal?: string;
                                };
                                manufacturer_mid?: string;
                                pga_flags?: string[];
                                agency_statements?: {
                                    agency?: string;
                                    program?: string;
                                    variant?: string;
                                    disclaimer?: string;
                                    answers?: {
                                        question?: string;
                                        row?: string;
                                        value?: string;
                                    }[];
                                    shipment_answers?: {
                                        question?: string;
                                        row?: string;
                                        value?: string;
                                    }[];
                                }[];
                                permit_info?: {
                                    requirement_id?: string;
                                    number?: string;
                                    type_code?: string;
                                }[];
                                special_handling?: string;
                                exporter_mid?: string;
                                part_number: string;
                            };
                        }[];
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        /** @enum {string} */
                        code: "validation_failed";
                        details: {
                            fields: {
                                path: string;
                                message: string;
                            }[];
                        };
                    } | {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
        };
    };
    importParts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key within a day is done once. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    parts: {
                        description?: string;
                        htsus?: string;
                        adcvd_case_number?: string;
                        net_uom?: string;
                        net_uom_2?: string;
                        net_uom_3?: string;
                        tariff_answers?: {
                            question?: string;
                            answer?: string;
                        }[];
                        classification?: {
                            hts?: string;
                            words?: string;
                            edition?: string;
                            chosen_on?: string;
                            reasons?: {
                                source?: string;
                                words?: string;
                                ruling?: string;
                                ruled_on?: string;
                            }[];
                            answers?: {
                                answer?: string;
                            }[];
                            note?: string;
                        };
                        origin_country?: string;
                        adcvd_case_role?: string;
                        second_case_number?: string;
                        category_number?: string;
                        ruling_number?: string;
                        other_fee_ids?: string;
                        product_claim?: string;
                        net_cost?: string;
                        fee_exemption?: string;
                        spi?: string;
                        metal?: {
                            steel_melt_pour?: string;
                            aluminum_primary_smelt?: string;
                            aluminum_secondary_smelt?: string;
                            aluminum_cast?: string;
                            copper_primary_smelt?: string;
                            copper_secondary_smelt?: string;
                            copper_cast?: string;
                        };
                        manufacturer?: {
                            name?: string;
                            address_line1?: string;
                            address_line2?: string;
                            city?: string;
                            province?: string;
                            country?: string;
                            postal?: string;
                        };
                        manufacturer_mid?: string;
                        pga_flags?: string[];
                        agency_statements?: {
                            agency?: string;
                            program?: string;
                            variant?: string;
                            disclaimer?: string;
                            answers?: {
                                question?: string;
                                row?: string;
                                value?: string;
                            }[];
                            shipment_answers?: {
                                question?: string;
                                row?: string;
                                value?: string;
                            }[];
                        }[];
                        permit_info?: {
                            requirement_id?: string;
                            number?: string;
                            type_code?: string;
                        }[];
                        special_handling?: string;
                        exporter_mid?: string;
                        part_number: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        added: number;
                        replaced: number;
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        /** @enum {string} */
                        code: "validation_failed";
                        details: {
                            fields: {
                                path: string;
                                message: string;
                            }[];
                        };
                    } | {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
        };
    };
    addParts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key within a day is done once. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    parts: {
                        description?: string;
                        htsus?: string;
                        adcvd_case_number?: string;
                        net_uom?: string;
                        net_uom_2?: string;
                        net_uom_3?: string;
                        tariff_answers?: {
                            question?: string;
                            answer?: string;
                        }[];
                        classification?: {
                            hts?: string;
                            words?: string;
                            edition?: string;
                            chosen_on?: string;
                            reasons?: {
                                source?: string;
                                words?: string;
                                ruling?: string;
                                ruled_on?: string;
                            }[];
                            answers?: {
                                answer?: string;
                            }[];
                            note?: string;
                        };
                        origin_country?: string;
                        adcvd_case_role?: string;
                        second_case_number?: string;
                        category_number?: string;
                        ruling_number?: string;
                        other_fee_ids?: string;
                        product_claim?: string;
                        net_cost?: string;
                        fee_exemption?: string;
                        spi?: string;
                        metal?: {
                            steel_melt_pour?: string;
                            aluminum_primary_smelt?: string;
                            aluminum_secondary_smelt?: string;
                            aluminum_cast?: string;
                            copper_primary_smelt?: string;
                            copper_secondary_smelt?: string;
                            copper_cast?: string;
                        };
                        manufacturer?: {
                            name?: string;
                            address_line1?: string;
                            address_line2?: string;
                            city?: string;
                            province?: string;
                            country?: string;
                            postal?: string;
                        };
                        manufacturer_mid?: string;
                        pga_flags?: string[];
                        agency_statements?: {
                            agency?: string;
                            program?: string;
                            variant?: string;
                            disclaimer?: string;
                            answers?: {
                                question?: string;
                                row?: string;
                                value?: string;
                            }[];
                            shipment_answers?: {
                                question?: string;
                                row?: string;
                                value?: string;
                            }[];
                        }[];
                        permit_info?: {
                            requirement_id?: string;
                            number?: string;
                            type_code?: string;
                        }[];
                        special_handling?: string;
                        exporter_mid?: string;
                        part_number: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        parts: {
                            /** Format: uuid */
                            id: string;
                            /** Format: date-time */
                            updated_at: string;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        /** @enum {string} */
                        code: "validation_failed";
                        details: {
                            fields: {
                                path: string;
                                message: string;
                            }[];
                        };
                    } | {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
            /** @description Default Response */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": {
                        /** @enum {string} */
                        type: "about:blank";
                        title: string;
                        status: number;
                        detail: string;
                        code: string;
                        details?: unknown;
                    };
                };
            };
        };
    };
}
