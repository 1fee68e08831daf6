-- Products that are security devices are of a type of their own, which their names told until now.
update shop_products set type = 'tse'
where type = 'accessory' and (name_de ~* '(^|[^[:alpha:]])TSE($|[^[:alpha:]])|technische sicherheitseinrichtung'
  or name_en ~* 'security device');

update shop_products set type = 'signatureUnit'
where type = 'accessory' and (name_de ~* 'signatureinheit|signaturkarte' or name_en ~* 'signature (unit|card)');
