-- A photo whose proposal was refused for what it shows stays hidden, also after its author has changed the proposal, until staff accept it.
alter table review_photos add column hidden boolean not null default false;
update review_photos set hidden = true from product_proposals proposal
where proposal.id = review_photos.proposal_id and proposal.reason = 'content';
